import { exploreFully } from '#paths/explore/explore-fully.ts'
import { calls, mostUsed } from './calls.ts'
import { takenBy } from './found.ts'
import { testModelNamed } from './test-models.ts'

/** What one call measured. */
export type Outcome = {
  ms: number
  /** Of the processor, all threads together: on a busy machine it tells more than the clock. */
  cpuMs: number
  paths: number
  events: number
  taken: number
  bound?: number
  count?: string
}

/** One call in a process of its own, which whoever started it may kill: prints when it begins, and its outcome or why it failed. */
const [, , name = '', call = ''] = process.argv
const named = testModelNamed(name)
// Made up before the clock begins.
const traffic = call === mostUsed ? named.traffic?.() : undefined
const measured = { ...named, traffic: () => traffic ?? {} }
console.log('begun')
const begun = performance.now()
const used = process.cpuUsage()
try {
  const found = await calls[call]?.(measured)
  const ms = performance.now() - begun
  const { user, system } = process.cpuUsage(used)
  if (!found) throw new Error(`No call is named ${call}`)
  const { paths, ...rest } = found
  const events = paths.reduce((sum, path) => sum + path.events.length, 0)
  const taken = paths.length === 0 ? 0 : takenBy(exploreFully(measured.model()), found)
  const outcome: Outcome = { ms, cpuMs: (user + system) / 1_000, paths: paths.length, events, taken, ...rest }
  console.log(JSON.stringify(outcome))
} catch (error) {
  console.log(JSON.stringify({ failed: error instanceof Error ? error.message : String(error) }))
}
process.exit(0)
