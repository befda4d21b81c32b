import { expect, test } from 'vitest'
import { proofOf } from '#paths/formats/proof.ts'
import { closed, priceOf, withoutWalks } from '#paths/solve/circulation.ts'
import { type Settled, settled } from '#paths/solve/integer.ts'
import { searched } from '#paths/solve/search.ts'
import { solve } from '#paths/solve/solve.ts'
import { strayParts } from '#paths/solve/stray-parts.ts'
import { dice } from './dice.ts'
import { randomProblem } from './random-problem.ts'

const shape = { nodes: 60, arcs: 200, starts: 2, targets: 80, priced: true, ended: false, plain: false }
const forever = Number.POSITIVE_INFINITY

/** A problem that one node of branching does not settle, from the first circulation that is found. */
function begun() {
  const problem = randomProblem(dice(6), shape)
  const graph = closed(problem)
  const first = searched(problem, graph, { bound: 0, ends: forever, isFirst: true })
  const costs = withoutWalks(graph)
  return { problem, costs, stopAfter: (nodes: number) => settled(costs, first, { nodes, ends: forever }) }
}

const { problem, costs, stopAfter } = begun()
/** Proved without an integer programme, by what is left to do from each place. */
const { cost: least, bound: proved } = await solve(problem)

const answerOf = ({ amount, bound }: Settled) => {
  const cost = priceOf(costs, amount)
  const hitsAll = costs.hitBy.every((arcs) => arcs.some((arc) => (amount[arc] ?? 0) > 0))
  return { cost, bound, isWalkable: hitsAll && strayParts(costs, amount).length === 0 }
}

test.each([
  ['before it branches', 0],
  ['at its first node', 1],
])('an integer programme that is stopped %s proves no more than is true', async (_, nodes) => {
  const { cost, bound, isWalkable } = answerOf(await stopAfter(nodes))
  expect(isWalkable).toBe(true)
  expect(cost).toBeGreaterThan(least)
  expect(bound).toBeGreaterThan(0)
  expect(bound).toBeLessThanOrEqual(least)
  expect(said(cost, bound)).toBe(
    `At least ${bound} events are needed, and these paths have ${cost}: gap ${cost - bound}, so a shorter suite may exist.`,
  )
})

test('and the one that goes on proves the least', async () => {
  expect(proved).toBe(least)
  expect(answerOf(await stopAfter(1_000))).toEqual({ cost: least, bound: least, isWalkable: true })
})

/** What a suite says of its proof that has so many events and is bounded so. */
const said = (events: number, bound: number) =>
  proofOf({
    ...{ machine: 'm', criterion: 'transitions', states: 1, transitions: 1, targets: 1, covered: 1 },
    ...{ uncovered: [], paths: [], ms: { explore: 0, solve: 0 } },
    totals: { paths: 1, events, longest: events },
    bound: { events: bound, gap: events - bound, exact: events === bound },
  })
