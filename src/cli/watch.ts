import { statSync } from 'node:fs'
import { relative } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { ModuleFiles } from './module-files.ts'

const pauseMs = 150

type Watched = {
  run: () => Promise<unknown>
  /** What a run is made from. */
  filesOf: () => Promise<ModuleFiles>
  say: (sentence: string) => void
}

/** Runs, and again whenever a file changes that the run was made from, until the process is ended. */
export async function watch({ run, filesOf, say }: Watched): Promise<never> {
  let watched: readonly string[] = []
  /** When each file was written that was looked at before: one of tomorrow is no change today. */
  const seen = new Map<string, number | undefined>()
  for (;;) {
    const begun = Date.now()
    await run()
    const { files, isWhole } = await filesOf()
    // What a broken file imports is not known: what it imported before may be what mends it.
    watched = isWhole ? files : [...new Set([...watched, ...files])]
    say(`Watching ${watched.length} ${watched.length === 1 ? 'file' : 'files'}.`)
    const changed = await firstChange(watched, begun, seen)
    say(`${relative('.', changed)} has changed.`)
  }
}

/** The first of these files that is written or deleted, or was since the run began. */
async function firstChange(
  files: readonly string[],
  begun: number,
  seen: Map<string, number | undefined>,
): Promise<string> {
  const early = files.find((file) => (writtenAt(file) ?? 0) > begun && writtenAt(file) !== seen.get(file))
  for (const file of files) seen.set(file, writtenAt(file))
  if (early !== undefined) return early
  for (;;) {
    await setTimeout(pauseMs)
    const changed = files.find((file) => writtenAt(file) !== seen.get(file))
    if (changed !== undefined) return changed
  }
}

const writtenAt = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.mtimeMs
