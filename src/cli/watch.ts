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
  for (;;) {
    const begun = Date.now()
    await run()
    const { files, isWhole } = await filesOf()
    // What a broken file imports is not known: what it imported before may be what mends it.
    watched = isWhole ? files : [...new Set([...watched, ...files])]
    say(`Watching ${watched.length} ${watched.length === 1 ? 'file' : 'files'}.`)
    const changed = await firstChange(watched, begun)
    say(`${relative('.', changed)} has changed.`)
  }
}

/** The first of these files that is written or deleted, or was since the run began. */
async function firstChange(files: readonly string[], begun: number): Promise<string> {
  const before = new Map(files.map((file) => [file, writtenAt(file)]))
  const early = files.find((file) => (before.get(file) ?? 0) > begun)
  if (early !== undefined) return early
  for (;;) {
    await setTimeout(pauseMs)
    const changed = files.find((file) => writtenAt(file) !== before.get(file))
    if (changed !== undefined) return changed
  }
}

const writtenAt = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.mtimeMs
