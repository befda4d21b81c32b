import { type Closed, closed, priceOf, withoutWalks } from './circulation.ts'
import { walksOf } from './euler.ts'
import type { Settled } from './integer.ts'
import { levelsOf } from './levels.ts'
import { costOf, type Problem, type Solution } from './problem.ts'
import { quotient } from './quotient.ts'
import { cheapestThrough } from './required.ts'
import { type Hint, searched } from './search.ts'
import { withoutSpare } from './spare-walks.ts'
import { strayParts } from './stray-parts.ts'

const usualDeadlineMs = 15_000
/** Of that time, what the coarse bound and looking around may take; the rest is for the proof. */
const shareOfCoarse = 0.4
const shareOfCoarsest = 0.5
const shareOfSearch = 0.5
/** Arcs of a programme that can be hoped to end. */
const mostColumns = 20_000
/** Of what is left once the cost is settled, what fewer walks at that cost may take. */
const shareOfFewest = 0.3

/**
 * Walks that hit every target at the least cost, and the proof: `bound`. Every target has to be hit by something;
 * a problem with a hopeless one is a mistake of the caller. It ends soon after the deadline, in ms, exact or not.
 */
export async function solve(problem: Problem, deadlineMs = usualDeadlineMs): Promise<Solution> {
  if (problem.targets === 0) return { walks: [], cost: 0, bound: 0 }
  const { solution, bound: least } = byFlow(problem, closed(problem))
  if (solution) return solution
  const { problem: folded, unfold } = quotient(problem)
  const { bound: coarse, hint } = await fromCoarse(folded, least, deadlineMs * shareOfCoarse)
  const { walks, cost, bound } = await byChoosing(folded, coarse, deadlineMs * (1 - shareOfCoarse), hint)
  return { walks: walks.map(unfold), cost, bound }
}

/**
 * What the problem costs at least with its data forgotten, which is found in a moment and often good; and which
 * arcs are worth taking there and with ever less forgotten.
 */
async function fromCoarse(problem: Problem, least: number, deadlineMs: number): Promise<Coarse> {
  const ends = performance.now() + deadlineMs
  const [coarsest, ...finer] = levelsOf(problem)
  if (!coarsest) return { bound: least }
  const { walks, bound } = await solvedCoarse(coarsest.problem, least, deadlineMs * shareOfCoarsest)
  const taken = new Set(walks.flatMap(({ arcs }) => arcs))
  let hint: Hint = Array.from(coarsest.imageOf, (image) => taken.has(image))
  for (const { problem: part, origins, imageOf } of finer) {
    const known: Hint = origins.map((origin) => hint[origin] ?? false)
    const amount = searched(part, closed(part), { bound, ends, hint: known, isRough: true })
    hint = Array.from(imageOf, (image) => (amount[image] ?? 0) > 0)
  }
  return { bound, hint }
}

type Coarse = { bound: number; hint?: Hint }

async function solvedCoarse(problem: Problem, least: number, deadlineMs: number): Promise<Solution> {
  const { solution, bound } = byFlow(problem, closed(problem))
  return solution ?? byChoosing(problem, Math.max(least, bound), deadlineMs)
}

/** Where several arcs hit the same target: the best that looking around finds, and an integer programme for the rest. */
async function byChoosing(
  problem: Problem,
  least: number,
  deadlineMs: number,
  hint?: Hint,
): Promise<Solution> {
  const begun = performance.now()
  const graph = closed(problem)
  const known = searched(problem, graph, { bound: least, ends: begun + deadlineMs * shareOfSearch, hint })
  const left = () => begun + deadlineMs - performance.now()
  const { amount, bound } = await proved(graph, known, least, left)
  const walks = withoutSpare(problem, walksOf(problem, graph, amount))
  return { walks, cost: costOf(problem, walks), bound: Math.max(bound, least) }
}

/** The least cost first, then as few walks as cost no more; a programme that is too large is not begun. */
async function proved(
  graph: Closed,
  known: Float64Array,
  least: number,
  left: () => number,
): Promise<Settled> {
  const costs = withoutWalks(graph)
  const isMet = priceOf(costs, known) <= least
  if (graph.from.length > mostColumns) return { amount: known, bound: isMet ? least : 0 }
  const { settled } = await import('./integer.ts')
  const cheapest = isMet ? { amount: known, bound: least } : await settled(costs, known, left())
  const { amount } = await settled(graph, cheapest.amount, left() * shareOfFewest)
  return { amount, bound: cheapest.bound }
}

type Quick = { solution?: Solution; bound: number }

/**
 * Where every target is hit by a required arc, the cheapest circulation is the answer, if it hangs together. Where
 * not, it is a bound.
 */
function byFlow(problem: Problem, graph: Closed): Quick {
  const required = new Set(graph.hitBy.flatMap((arcs) => (arcs.length === 1 ? arcs : [])))
  const hitsAll = graph.hitBy.every((arcs) => arcs.some((arc) => required.has(arc)))
  const amount = hitsAll ? cheapestBegun(problem, graph, required) : cheapestThrough(graph, required)
  if (!amount) return { bound: 0 }
  const bound = Math.max(priceOf(withoutWalks(graph), amount), byCounting(problem))
  if (!hitsAll || strayParts(graph, amount).length > 0) return { bound }
  return { solution: { walks: walksOf(problem, graph, amount), cost: bound, bound }, bound }
}

/** Some walk has to begin: where no start is required, each is tried. */
function cheapestBegun({ arcs, starts }: Problem, graph: Closed, required: ReadonlySet<number>) {
  const beginning = starts.map((_, index) => arcs.length + index)
  const tries = beginning.some((arc) => required.has(arc)) ? [[]] : beginning.map((arc) => [arc])
  const flows = tries.map((also) => cheapestThrough(graph, [...required, ...also]))
  const found = flows.filter((flow) => flow !== undefined)
  return found.sort((one, other) => priceOf(graph, one) - priceOf(graph, other))[0]
}

/** Every target is paid for by what hits it, which shares its cost among all that it hits. */
function byCounting({ arcs, starts, targets, walkCost }: Problem): number {
  const least = new Float64Array(targets).fill(Number.POSITIVE_INFINITY)
  const pay = (hits: readonly number[], cost: number) => {
    const share = cost / new Set(hits).size
    for (const target of hits) least[target] = Math.min(least[target] ?? share, share)
  }
  for (const { hits, cost } of arcs) pay(hits, cost)
  for (const { hits } of starts) pay(hits, walkCost)
  return Math.ceil(least.reduce((sum, share) => sum + share, 0) - 1e-6)
}
