import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestModel, TestStart } from '#machines/core/test-model.ts'
import { exploreFully } from '../explore/explore-fully.ts'
import { modelOf } from '../model/of-test-model.ts'
import { generateFrom } from '../suite/generate.ts'
import type { Explored, Options, Suite } from '../types.ts'
import { withLock } from './lock.ts'
import { hashOfSources } from './sources.ts'

const folder = join('node_modules', '.cache', 'safar', 'suites')
const forgottenAfterMs = 24 * 60 * 60 * 1000

/** What a suite has to reach. How far a machine is explored, and how long a shorter suite is looked for, is the machine's. */
type Wanted = Omit<Options, 'bounds' | 'deadlineMs'>

/**
 * The suite of a machine on a day, from the file that the first caller has written: machine, server and browser
 * walk the same one. It is made anew where the machines or the generator have changed.
 */
export async function keptSuite(testModel: TestModel, day: string, wanted: Wanted = {}): Promise<Suite> {
  const [suite] = await keptSuites(testModel, day, [wanted])
  return suite as Suite
}

/** Several of one machine, for which it is explored once at most. */
export async function keptSuites(
  testModel: TestModel,
  day: string,
  wanted: readonly Wanted[],
): Promise<Suite[]> {
  const suites: Suite[] = []
  let explored: Explored | undefined
  for (const one of wanted) {
    const options = { ...(testModel.isLarge && { isQuick: true }), ...one }
    const file = join(folder, `${testModel.key}-${nameOf(testModel, day, options)}.json`)
    const look = () => withStarts(read(file), testModel.starts(day))
    const suite = await withLock(`${file}.lock`, look, async () => {
      const begun = performance.now()
      explored ??= exploreFully(modelOf(testModel, day))
      const made = await generateFrom(explored, options, performance.now() - begun)
      write(file, made)
      return made
    })
    suites.push(suite)
  }
  return suites
}

/** A file loses the functions among the input of a start, such as those of a product. */
function withStarts(suite: Suite | undefined, starts: readonly TestStart[]): Suite | undefined {
  if (!suite) return undefined
  const byName = new Map(starts.map((start) => [start.name, start]))
  const paths = suite.paths.map((path) => ({ ...path, start: byName.get(path.start.name) ?? path.start }))
  return { ...suite, paths }
}

/** A subject may be narrowed to what a browser can do of it; that has a suite of its own. */
function nameOf({ starts, outcomes, events }: TestModel, day: string, options: Options): string {
  const samples = Object.entries(events).map(([type, { samples }]) => [type, samples(day)])
  return createHash('sha256')
    .update(JSON.stringify([hashOfSources(), day, options, starts(day), outcomes(day), samples]))
    .digest('hex')
    .slice(0, 16)
}

function read(file: string): Suite | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** In one move, for somebody may be reading. */
function write(file: string, suite: Suite): void {
  mkdirSync(folder, { recursive: true })
  forgetOld()
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify(suite))
  renameSync(draft, file)
}

/** Suites of yesterday, which nobody will ask for again. */
function forgetOld(): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > forgottenAfterMs) rmSync(file, { force: true })
  }
}
