import { type Closed, closed, priceOf, withoutWalks } from './circulation.ts'
import { walksOf } from './euler.ts'
import { costOf, type Problem, type Solution } from './problem.ts'
import { merged, quotient } from './quotient.ts'
import { cheapestThrough } from './required.ts'
import { searched } from './search.ts'
import { strayParts } from './stray.ts'

const usualDeadlineMs = 10_000
/** Of that time, what the coarse bound and looking around may take; the rest is for the proof. */
const shareOfCoarse = 0.2
const shareOfSearch = 0.3
/** Of what is left once the cost is settled, what fewer walks at that cost may take. */
const shareOfFewest = 0.3

/**
 * Walks that hit every target at the least cost, and the proof: `bound`. Every target has to be hit by something;
 * a problem with a hopeless one is a mistake of the caller. It ends soon after the deadline, in ms, exact or not.
 */
export async function solve(problem: Problem, deadlineMs = usualDeadlineMs): Promise<Solution> {
  if (problem.targets === 0) return { walks: [], cost: 0, bound: 0 }
  const exact = byFlowAlone(problem, closed(problem))
  if (exact) return exact
  const folded = quotient(problem)
  const coarse = await coarseBound(folded.problem, deadlineMs * shareOfCoarse)
  const { walks, cost, bound } = await byChoosing(folded.problem, coarse, deadlineMs * (1 - shareOfCoarse))
  return { walks: walks.map(folded.unfold), cost, bound }
}

/** What nodes of one kind made one would cost: a bound that is cheap to find and often good. */
async function coarseBound(problem: Problem, deadlineMs: number): Promise<number> {
  if (!problem.kinds || new Set(problem.kinds).size === problem.nodes) return 0
  const coarse = merged(problem, numbered(problem.kinds))
  const { bound } = byFlowAlone(coarse, closed(coarse)) ?? (await byChoosing(coarse, 0, deadlineMs))
  return bound
}

/** The same classes, numbered from 0 without a gap. */
function numbered(classes: readonly number[]): number[] {
  const numbers = new Map([...new Set(classes)].map((name, number) => [name, number]))
  return classes.map((name) => numbers.get(name) ?? 0)
}

/** Where several arcs hit the same target: the best that looking around finds, and an integer programme for the rest. */
async function byChoosing(problem: Problem, least: number, deadlineMs: number): Promise<Solution> {
  const begun = performance.now()
  const graph = closed(problem)
  const known = searched(problem, graph, least, begun + deadlineMs * shareOfSearch)
  const cost = costOf(problem, walksOf(problem, graph, known))
  const left = () => begun + deadlineMs - performance.now()
  const { settled } = await import('./integer.ts')
  const cheapest =
    cost <= least ? { amount: known, bound: cost } : await settled(withoutWalks(graph), known, left())
  const { amount } = await settled(graph, cheapest.amount, left() * shareOfFewest)
  const walks = walksOf(problem, graph, amount)
  return { walks, cost: costOf(problem, walks), bound: Math.max(cheapest.bound, least) }
}

/**
 * Where every target is hit by a required arc, the cheapest circulation is the answer, if it hangs together. Some
 * walk has to begin: where no start is required, each is tried.
 */
function byFlowAlone(problem: Problem, graph: Closed): Solution | undefined {
  const required = new Set(graph.hitBy.flatMap((arcs) => (arcs.length === 1 ? arcs : [])))
  if (graph.hitBy.some((arcs) => !arcs.some((arc) => required.has(arc)))) return undefined
  const starts = problem.starts.map((_, index) => problem.arcs.length + index)
  const tries = starts.some((arc) => required.has(arc)) ? [[]] : starts.map((arc) => [arc])
  const flows = tries.map((also) => cheapestThrough(graph, new Set([...required, ...also])))
  const amount = cheapest(flows, graph)
  if (!amount || strayParts(graph, amount).length > 0) return undefined
  const walks = walksOf(problem, graph, amount)
  const cost = costOf(problem, walks)
  return { walks, cost, bound: cost }
}

function cheapest(flows: readonly (Float64Array | undefined)[], graph: Closed): Float64Array | undefined {
  const found = flows.filter((flow) => flow !== undefined)
  return found.sort((one, other) => priceOf(graph, one) - priceOf(graph, other))[0]
}
