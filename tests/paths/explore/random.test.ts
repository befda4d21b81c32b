import { expect, test } from 'vitest'
import { type Checked, checked } from '../fixtures/random-check.ts'

/** Machines with a path to walk; `npm run paths:random` takes a thousand. */
const sample = 40

test('random machines do on real actors what their paths say, with the fewest events there are', async () => {
  const all: Checked[] = []
  for (let seed = 1; all.length < sample; seed += 1) {
    const one = await checked(seed, { situations: 60, places: 100_000 })
    expect({ seed, faults: one.faults }).toEqual({ seed, faults: [] })
    if (one.walked > 0) all.push(one)
    if (one.skipped)
      expect(one.skipped.reason).toMatch(/never comes to rest: |too many (orders )?to follow: /)
  }
  expect(all.filter(({ compared }) => compared).length).toBeGreaterThan(25)
  expect(all.filter(({ fewest }) => fewest !== undefined).length).toBeGreaterThan(25)
}, 120_000)
