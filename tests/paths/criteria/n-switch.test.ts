import { expect, test } from 'vitest'
import { exploreFully } from '#paths/explore/explore-fully.ts'
import { generateFrom } from '#paths/suite/generate.ts'
import type { Explored, Suite } from '#paths/types.ts'
import { dice } from '../solve/dice.ts'
import { falseClaims } from './claims.ts'
import { guardedModel } from './guarded-machine.ts'

/** Every sequence of so many transitions that can follow one another, by following all arcs from all nodes. */
function sequencesOf({ arcs, nodes }: Explored, length: number): string[] {
  const following = (node: number, left: number): string[][] =>
    left === 0
      ? [[]]
      : arcs
          .filter(({ from }) => from === node)
          .flatMap(({ to, taken }) => following(to, left - 1).map((rest) => [taken.join(' + '), ...rest]))
  const found = nodes.flatMap(({ index }) => following(index, length).map((sequence) => sequence.join(' > ')))
  return [...new Set(found)].sort()
}

const sequencesIn = ({ paths }: Suite, length: number): Set<string> =>
  new Set(
    paths.flatMap(({ events }) => {
      const steps = events.map(({ edge, also = [] }) => [edge, ...also].join(' + '))
      return steps.map((_, at) => steps.slice(at, at + length).join(' > '))
    }),
  )

test.each([0, 1, 2, 3])('%i-switch covers every feasible sequence and claims no other', async (n) => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const model = guardedModel(dice(seed))
    const whole = exploreFully(model)
    const expected = sequencesOf(whole, n + 1)
    const options = {
      criterion: 'n-switch',
      n,
      isQuick: true,
      ...(seed % 3 === 0 && { maxLength: 12 }),
    } as const
    const suite = await generateFrom(whole, options, 0)
    const taken = sequencesIn(suite, n + 1)
    expect({ seed, targets: suite.targets, covered: suite.covered }).toEqual({
      seed,
      targets: expected.length,
      covered: expected.length,
    })
    expect(expected.filter((sequence) => !taken.has(sequence))).toEqual([])
    expect(await falseClaims(model, suite, options)).toEqual([])
  }
})

test('omits sequences that a guard makes impossible', async () => {
  const { limited } = await import('./limited-machine.ts')
  const whole = exploreFully(limited)
  const suite = await generateFrom(whole, { criterion: 'n-switch', n: 2 }, 0)
  expect(sequencesIn(suite, 3)).not.toContain('limited.on press 0 > limited.on press 0 > limited.on press 0')
  expect(suite).toMatchObject({ bound: { exact: true }, uncovered: [] })
})
