import { describe, expect, test } from 'vitest'
import type { Problem, Solution } from '#paths/solve/problem.ts'
import { solve } from '#paths/solve/solve.ts'
import { bruteForce, type Total } from './brute-force.ts'
import { type Dice, dice } from './dice.ts'
import { errorsOf } from './faults.ts'
import { integerPeer } from './integer-peer.ts'
import { randomProblem } from './random-problem.ts'

const tiny = (roll: Dice, plain: boolean): Problem =>
  randomProblem(roll, {
    nodes: 2 + roll(4),
    arcs: 3 + roll(7),
    starts: 1 + roll(3),
    targets: 2 + roll(5),
    priced: roll(2) === 0,
    ended: roll(3) === 0,
    plain,
  })

const larger = (roll: Dice, plain: boolean): Problem =>
  randomProblem(roll, {
    nodes: 10 + roll(15),
    arcs: 25 + roll(35),
    starts: 1 + roll(3),
    targets: 12 + roll(18),
    priced: roll(2) === 0,
    ended: roll(3) === 0,
    plain,
  })

/** Most targets are hit seldom and may be left out, as the transitions of a machine that few people take. */
function lenient(roll: Dice, problem: Problem): Problem {
  const weights = Array.from({ length: problem.targets }, () => 1 + roll(roll(3) === 0 ? 100_000 : 50))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return { ...problem, optional: { weights, most: Math.floor((all * roll(60)) / 100) } }
}

const proved = ({ walks, cost, bound }: Solution): Total & { bound: number } => ({
  cost,
  walks: walks.length,
  bound,
})

/** How many times as many graphs as usual: `SEEDS=10 npx vitest run tests/paths/solve`. */
const more = Number(process.env.SEEDS ?? 1)

/** Every seed whose solution is no optimum, is not proved one, or is no solution at all. */
async function wrong(seeds: number, make: (roll: Dice) => Problem, least: (problem: Problem) => Total) {
  const found: unknown[] = []
  for (let seed = 1; seed <= seeds * more; seed += 1) {
    const problem = make(dice(seed))
    const solution = await solve(problem)
    const expected = least(problem)
    const [told, faults] = [proved(solution), errorsOf(problem, solution)]
    const isRight =
      told.cost === expected.cost && told.walks === expected.walks && told.bound === expected.cost
    if (!isRight || faults.length > 0) found.push({ seed, told, expected, faults })
  }
  return found
}

describe('the least there is', { timeout: 600_000 }, () => {
  test('is what trying everything finds, on 2,000 graphs where each target is hit by one arc', async () => {
    expect(await wrong(2_000, (roll) => tiny(roll, true), bruteForce)).toEqual([])
  })

  test('is what trying everything finds, on 300 graphs where several arcs hit a target', async () => {
    expect(await wrong(300, (roll) => tiny(roll, false), bruteForce)).toEqual([])
  })

  test('is what trying everything finds, on 200 graphs where a share of the targets may be left out', async () => {
    const make = (roll: Dice) => lenient(roll, tiny(roll, roll(2) === 0))
    expect(await wrong(200, make, bruteForce)).toEqual([])
  })

  test('is what another integer solver finds, on 200 larger graphs where each target is hit by one arc', async () => {
    expect(await wrong(200, (roll) => larger(roll, true), integerPeer)).toEqual([])
  })

  test('is what another integer solver finds, on 40 larger graphs where several arcs hit a target', async () => {
    expect(await wrong(40, (roll) => larger(roll, false), integerPeer)).toEqual([])
  })

  test('is the same to both who check it', () => {
    const differing = Array.from({ length: 200 }, (_, seed) => tiny(dice(seed), seed % 2 === 0)).filter(
      (problem) => JSON.stringify(bruteForce(problem)) !== JSON.stringify(integerPeer(problem)),
    )
    expect(differing).toEqual([])
  })
})

describe('where time is up', () => {
  test('every target is hit all the same, and no more is proved than is true', async () => {
    for (let seed = 1; seed <= 30; seed += 1) {
      const problem = larger(dice(seed), false)
      const ends = performance.now() + (seed % 3)
      const solution = await solve(problem, { ends })
      const { cost } = integerPeer(problem)
      expect(errorsOf(problem, solution)).toEqual([])
      expect(solution.cost).toBeGreaterThanOrEqual(cost)
      expect(solution.bound).toBeLessThanOrEqual(cost)
    }
  })
})
