import { type Closed, closed, omissible, priceOf, withoutWalks } from './circulation.ts'
import { walksOf } from './euler.ts'
import { amountOf } from './improve.ts'
import type { Settled } from './integer.ts'
import { leftOutBy, rarest, without } from './leave-out.ts'
import { levelsOf } from './levels.ts'
import { costOf, type Problem, type Solution } from './problem.ts'
import { quotient } from './quotient.ts'
import { cheapestThrough } from './required.ts'
import { type Hint, type Limits, searched } from './search.ts'
import { withoutSpare } from './spare-walks.ts'
import { strayParts } from './stray-parts.ts'

/** Arcs of a programme whose bound is found without branching, and of one that branching can be hoped to end. */
const mostRelaxed = 8_000
const mostBranched = 2_500
/** Nodes of branching for a programme of one arc; the larger it is, the fewer. */
const branching = 60_000
/** Of that, what fewer walks at the same cost may take. */
const shareOfFewest = 0.3

/** How much is looked for. Everything is counted in steps; time decides only where an end, of performance.now(), is set. */
type Effort = { isQuick?: boolean; ends?: number }

/**
 * Walks that hit every target at the least cost, and the proof: `bound`. Every target has to be hit by something;
 * a problem with a hopeless one is a mistake of the caller. The answer is the same every time unless `ends` comes
 * first.
 */
export async function solve(problem: Problem, effort: Effort = {}): Promise<Solution> {
  if (problem.targets === 0) return { walks: [], cost: 0, bound: 0 }
  const { solution, bound: least } = byFlow(problem, closed(problem))
  if (solution) return solution
  const { ends = Number.POSITIVE_INFINITY } = effort
  const { problem: folded, unfold } = quotient(problem, ends)
  const isQuick = effort.isQuick || performance.now() >= ends
  if (folded.optional) {
    const found = await byLeavingOut(folded, least, { isQuick, ends })
    return { ...found, walks: found.walks.map(unfold) }
  }
  const { walks, cost, bound } = isQuick
    ? await byChoosing(folded, { bound: least }, ends, isQuick)
    : await bySearching(folded, least, ends)
  return { walks: walks.map(unfold), cost, bound }
}

/**
 * By what is left to do from each place (`covers/`), which is quick where prices leave little room, however large the
 * problem is; else with the data forgotten, by looking around and by an integer programme.
 */
async function bySearching(problem: Problem, least: number, ends: number): Promise<Solution> {
  const graph = closed(problem)
  const known = searched(problem, graph, { bound: least, ends, isFirst: true })
  const { amount, bound } = await byCovering(problem, graph, known, least, ends)
  if (priceOf(withoutWalks(graph), amount) > bound)
    return byChoosing(problem, await fromCoarse(problem, bound, ends), ends)
  const fewer = searched(problem, graph, { bound, ends, known: amount })
  const { amount: fewest } = await fewestWalks(graph, fewer, ends)
  const walks = withoutSpare(problem, walksOf(problem, graph, fewest))
  return { walks, cost: costOf(problem, walks), bound }
}

async function byCovering(
  problem: Problem,
  graph: Closed,
  known: Float64Array,
  least: number,
  ends: number,
): Promise<Settled> {
  const price = priceOf(withoutWalks(graph), known)
  if (price <= least) return { amount: known, bound: least }
  const { covered } = await import('./covers/covers.ts')
  const { walks, bound } = await covered(problem, price, ends)
  return { amount: walks ? amountOf(problem, graph, walks) : known, bound: Math.max(bound, least) }
}

/**
 * Where targets may be left out: which, is found with the data forgotten, where it is an integer programme of few
 * arcs, and by leaving out what weighs least; an integer programme for the rest.
 */
async function byLeavingOut(
  problem: Problem,
  least: number,
  { isQuick = false, ends = Number.POSITIVE_INFINITY }: Effort,
): Promise<Solution> {
  const [coarsest] = isQuick ? [] : levelsOf(problem)
  const coarse = coarsest && (await byLeavingOut(coarsest.problem, least, { ends }))
  const bound = Math.max(least, coarse?.bound ?? 0)
  const choices = [
    ...(coarsest && coarse ? [leftOutBy(coarsest.problem, coarse.walks)] : []),
    rarest(problem),
  ]
  let best: Solution | undefined
  for (const omitted of choices) {
    if (best && best.cost <= bound) break
    const found = await solve(without(problem, omitted), { isQuick, ends })
    if (!best || found.cost < best.cost) best = found
  }
  const graph = closed(problem)
  const known = amountOf(problem, graph, best?.walks ?? [])
  if (isQuick) return { walks: best?.walks ?? [], cost: best?.cost ?? 0, bound }
  const settled = await proved(graph, known, bound, ends)
  const walks = walksOf(problem, graph, settled.amount)
  return { walks, cost: costOf(problem, walks), bound: Math.max(settled.bound, bound) }
}

type Coarse = { bound: number; hint?: Hint }

/**
 * What the problem costs at least with its data forgotten, which is found in a moment and often good; and which
 * arcs are worth taking there and with ever less forgotten.
 */
async function fromCoarse(problem: Problem, least: number, ends: number): Promise<Coarse> {
  const [coarsest, ...finer] = levelsOf(problem)
  if (!coarsest) return { bound: least }
  const { walks, bound: first } = await solvedCoarse(coarsest.problem, least, ends)
  const taken = new Set(walks.flatMap(({ arcs }) => arcs))
  let hint: Hint = Array.from(coarsest.imageOf, (image) => taken.has(image))
  let bound = first
  for (const { problem: part, origins, imageOf } of finer) {
    const graph = closed(part)
    const known: Hint = origins.map((origin) => hint[origin] ?? false)
    const amount = searched(part, graph, { bound, ends, hint: known, isRough: true })
    hint = Array.from(imageOf, (image) => (amount[image] ?? 0) > 0)
    bound = Math.max(bound, (await cheapest(graph, amount, bound, ends)).bound)
  }
  return { bound, hint }
}

async function solvedCoarse(problem: Problem, least: number, ends: number): Promise<Solution> {
  const { solution, bound } = byFlow(problem, closed(problem))
  return solution ?? byChoosing(problem, { bound: Math.max(least, bound) }, ends)
}

/** Where several arcs hit the same target: the best that looking around finds, and an integer programme for the rest. */
async function byChoosing(
  problem: Problem,
  { bound: least, hint }: Coarse,
  ends: number,
  isQuick = false,
): Promise<Solution> {
  const graph = closed(problem)
  const known = bestOf(problem, graph, { bound: least, ends, hint, isFirst: isQuick })
  const { amount, bound } = isQuick
    ? { amount: known, bound: least }
    : await proved(graph, known, least, ends)
  const walks = withoutSpare(problem, walksOf(problem, graph, amount))
  return { walks, cost: costOf(problem, walks), bound: Math.max(bound, least) }
}

/** What is worth taking with the data forgotten may lead astray: the bound not met, it is looked for without as well. */
function bestOf(problem: Problem, graph: Closed, limits: Limits): Float64Array {
  const { hint, ...unhinted } = limits
  const hinted = searched(problem, graph, limits)
  const isMet = priceOf(withoutWalks(graph), hinted) <= limits.bound
  if (!hint || isMet || graph.from.length > mostRelaxed) return hinted
  const free = searched(problem, graph, unhinted)
  return priceOf(graph, free) < priceOf(graph, hinted) ? free : hinted
}

/** The least cost first, then as few walks as cost no more. */
async function proved(graph: Closed, known: Float64Array, least: number, ends: number): Promise<Settled> {
  const { amount: cheap, bound } = await cheapest(graph, known, least, ends)
  const { amount } = await fewestWalks(graph, cheap, ends)
  return { amount, bound }
}

/** As few walks as cost no more, where branching can be hoped to end. */
async function fewestWalks(graph: Closed, cheap: Float64Array, ends: number): Promise<Settled> {
  if (graph.from.length > mostBranched) return { amount: cheap, bound: 0 }
  const { settled } = await import('./integer.ts')
  const nodes = Math.ceil((branching * shareOfFewest) / graph.from.length)
  return settled(graph, cheap, { nodes, ends })
}

/** What cannot cost less than `least` is not looked for; a programme that is too large is not begun. */
async function cheapest(graph: Closed, known: Float64Array, least: number, ends: number): Promise<Settled> {
  const costs = withoutWalks(graph)
  const arcs = graph.from.length
  if (priceOf(costs, known) <= least || arcs > mostRelaxed) return { amount: known, bound: least }
  const { settled } = await import('./integer.ts')
  return settled(costs, known, { nodes: arcs > mostBranched ? 0 : Math.ceil(branching / arcs), ends })
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
function byCounting({ arcs, starts, targets, walkCost, optional }: Problem): number {
  const least = new Float64Array(targets).fill(Number.POSITIVE_INFINITY)
  const pay = (hits: readonly number[], cost: number) => {
    const share = cost / new Set(hits).size
    for (const target of hits) least[target] = Math.min(least[target] ?? share, share)
  }
  for (const { hits, cost } of arcs) pay(hits, cost)
  for (const { hits } of starts) pay(hits, walkCost)
  if (optional) for (const target of omissible(optional)) least[target] = 0
  return Math.ceil(least.reduce((sum, share) => sum + share, 0) - 1e-6)
}
