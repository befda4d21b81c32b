import { describe, expect, test } from 'vitest'
import { covered } from '#paths/solve/covers/covers.ts'
import { costOf, type Problem } from '#paths/solve/problem.ts'
import { dice } from './dice.ts'
import { errorsOf } from './faults.ts'
import { integerPeer } from './integer-peer.ts'
import { randomProblem } from './random-problem.ts'

const seeds = Array.from({ length: 60 }, (_, seed) => seed)

/** Several arcs hit a target, which is what makes it hard. */
function problemOf(seed: number): Problem {
  const roll = dice(7_000 + seed)
  return randomProblem(roll, {
    nodes: 8 + roll(12),
    arcs: 25 + roll(35),
    starts: 1 + roll(3),
    targets: 8 + roll(16),
    priced: seed % 3 === 0,
    ended: seed % 4 === 0,
    plain: false,
  })
}

const never = Number.POSITIVE_INFINITY

describe('a search through what is left to do', { timeout: 300_000 }, () => {
  test('finds what another integer solver finds where more is known to be enough', async () => {
    for (const seed of seeds) {
      const problem = problemOf(seed)
      const { cost } = integerPeer(problem)
      const { walks = [], bound } = await covered(problem, cost + 2, never)
      expect({ seed, cost: costOf(problem, walks), bound }).toEqual({ seed, cost, bound: cost })
      const faults = errorsOf(problem, { walks, cost, bound }).filter(
        (fault) => !fault.includes('only what others'),
      )
      expect({ seed, faults }).toEqual({ seed, faults: [] })
    }
  })

  test('proves that nothing costs less than the least', async () => {
    for (const seed of seeds) {
      const problem = problemOf(seed)
      const { cost } = integerPeer(problem)
      expect({ seed, ...(await covered(problem, cost, never)) }).toEqual({ seed, bound: cost })
    }
  })

  test('claims no more than it has seen when its time is over', async () => {
    for (const seed of seeds) {
      const problem = problemOf(seed)
      const { cost } = integerPeer(problem)
      const { walks, bound } = await covered(problem, cost + 2, performance.now())
      if (walks) expect(costOf(problem, walks)).toBe(bound)
      expect({ seed, isTrue: bound <= cost }).toEqual({ seed, isTrue: true })
    }
  })
})
