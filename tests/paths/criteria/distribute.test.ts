import { expect, test } from 'vitest'
import { distribute } from '#paths/suite/distribute.ts'
import { generate } from '#paths/suite/generate.ts'
import type { Suite, TestPath } from '#paths/types.ts'
import { dice } from '../solve/dice.ts'
import { families, modelOfFamily } from '../solve/families.ts'

/** The fewest events of whoever has most, by trying every way to share out. */
function leastMakespan(lengths: readonly number[], loads: readonly number[]): number {
  const [length, ...rest] = lengths
  if (length === undefined) return Math.max(...loads)
  const each = loads.map((load, worker) => leastMakespan(rest, loads.with(worker, load + length)))
  return Math.min(...each)
}

const eventsOf = ({ paths }: Suite, ids: readonly string[]): number =>
  paths.filter(({ id }) => ids.includes(id)).reduce((sum, { events }) => sum + events.length, 0)

test('distribution assigns every path once, and its bound holds for the busiest worker', async () => {
  const [suite] = await Promise.all([generate(modelOfFamily(families.chain(3)))])
  const [path] = suite.paths
  if (!path) throw new Error('A chain has a path')
  for (let seed = 1; seed <= 200; seed += 1) {
    const roll = dice(seed)
    const workers = 2 + roll(2)
    const paths = Array.from({ length: 1 + roll(7) }, (_, index): TestPath => {
      const events = Array.from({ length: 1 + roll(9) }, () => path.events[0] ?? [])
      return { ...path, id: `p${index}`, events: events.flat() }
    })
    const shared = distribute({ ...suite, paths }, workers)
    const { events, bound, gap } = shared.makespan
    const least = leastMakespan(
      paths.map((one) => one.events.length),
      Array.from({ length: workers }, () => 0),
    )
    expect(shared.shares.flat().sort()).toEqual(paths.map(({ id }) => id).sort())
    expect(Math.max(...shared.shares.map((ids) => eventsOf(shared, ids)))).toBe(events)
    expect(events - bound).toBe(gap)
    expect(bound).toBeLessThanOrEqual(least)
    expect(events).toBeGreaterThanOrEqual(least)
  }
})
