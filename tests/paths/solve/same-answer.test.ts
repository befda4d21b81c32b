import { afterEach, expect, test, vi } from 'vitest'
import { solve } from '#paths/solve/solve.ts'
import { dice } from './dice.ts'
import { randomProblem } from './random-problem.ts'

afterEach(() => vi.restoreAllMocks())

/** Large enough for levels, looking around and branching. */
const problems = [1, 2, 3].map((seed) =>
  randomProblem(dice(seed), {
    nodes: 40,
    arcs: 160,
    starts: 2,
    targets: 40,
    priced: false,
    ended: false,
    plain: false,
  }),
)

test('a machine on which every look at the clock takes an hour finds the same walks and the same bound', async () => {
  for (const problem of problems) {
    const expected = await solve(problem)
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 3_600_000))
    expect(await solve(problem)).toEqual(expected)
    vi.restoreAllMocks()
  }
})

test('an end that has come ends the search, with walks that hit everything', async () => {
  for (const problem of problems) {
    const { walks, bound, cost } = await solve(problem, { ends: performance.now() })
    const hit = new Set(walks.flatMap(({ arcs }) => arcs.flatMap((arc) => problem.arcs[arc]?.hits ?? [])))
    for (const { start } of walks) for (const target of problem.starts[start]?.hits ?? []) hit.add(target)
    expect(hit.size).toBe(problem.targets)
    expect(bound).toBeLessThanOrEqual(cost)
  }
})
