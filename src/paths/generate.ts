import { simpleListing } from './criteria/simple-listing.ts'
import type { Explored } from './explore.ts'
import type { Model } from './model/model.ts'
import { nameOf, type Options, problemOf } from './options.ts'
import { pathWithin, type Scope, scopeOf } from './restrict.ts'
import type { Solution } from './solve/problem.ts'
import { solve } from './solve/solve.ts'
import { cut } from './suite/divide.ts'
import type { ExploredWalk } from './suite/path-of.ts'
import { withRefusals } from './suite/refusals.ts'
import type { Suite, TestPath } from './suite/suite.ts'
import { uncoveredOf } from './suite/uncovered.ts'
import { exploreFully } from './vary.ts'

/** The fewest events, and then the fewest paths, that reach every target of a criterion, with the proof. */
export async function generate(model: Model, options: Options = {}): Promise<Suite> {
  const begun = performance.now()
  const whole = exploreFully(model, options.bounds)
  return generateFrom(whole, options, performance.now() - begun)
}

/** The same of what was explored before; it took so many ms. */
export async function generateFrom(whole: Explored, options: Options, exploreMs: number): Promise<Suite> {
  const begun = performance.now()
  const suite = options.criterion === 'simple' ? listed(whole, options) : await covering(whole, options)
  return { ...suite, ms: { explore: Math.round(exploreMs), solve: Math.round(performance.now() - begun) } }
}

async function covering(whole: Explored, options: Options): Promise<Omit<Suite, 'ms'>> {
  const scope = scopeOf(whole, options.from, options.to)
  const prefix = (scope.before?.arcs ?? []).map((arc) => whole.arcs[arc]?.event.type ?? '')
  const { problem, arcs, unnamed, ...labelled } = problemOf(scope.explored, options, prefix)
  const targets = labelled.targets.filter((target) => !unnamed?.has(target))
  const solution = await solve(problem, options.deadlineMs)
  const walks = solution.walks.map(({ start, arcs: taken }) =>
    ended(scope, { start, arcs: taken.map((arc) => arcs[arc] ?? 0) }),
  )
  const { maxLength } = options
  const pieces = maxLength === undefined ? walks : cut(scope.explored, walks, maxLength - prefix.length)
  const positive = pieces.map((piece) => pathWithin(whole, scope, piece))
  const checked =
    options.criterion === 'negative' ? withRefusals(whole.model, positive) : { paths: positive, refused: [] }
  const uncovered = uncoveredOf(scope.explored, options, targets)
  const reached = targets.length + checked.refused.length
  return {
    ...described(whole, options, checked.paths),
    targets: reached + uncovered.length,
    covered: reached,
    uncovered,
    bound: boundOf(solution, checked.paths, options),
  }
}

/** On to the state where every path has to end. */
function ended({ explored, after }: Scope, walk: ExploredWalk): ExploredWalk {
  const last = explored.arcs[walk.arcs.at(-1) ?? -1]
  const node = last?.to ?? explored.starts[walk.start]?.node ?? 0
  return { ...walk, arcs: [...walk.arcs, ...after(node)] }
}

/** Simple paths need no optimum: they are counted, and as many listed as are wanted. */
function listed(explored: Explored, options: Options): Omit<Suite, 'ms'> {
  const listing = simpleListing(explored, options)
  const paths = [...listing.paths]
  const { count: _, ...suite } = listing
  return { ...suite, paths }
}

function described({ model, nodes, arcs, stopped, notes }: Explored, options: Options, paths: TestPath[]) {
  const events = paths.reduce((sum, path) => sum + path.events.length, 0)
  const longest = paths.reduce((most, path) => Math.max(most, path.events.length), 0)
  return {
    machine: model.key,
    criterion: nameOf(options),
    states: nodes.length,
    transitions: arcs.length,
    paths,
    totals: { paths: paths.length, events, longest },
    ...(stopped !== undefined && { stopped }),
    ...(notes.length > 0 && { notes }),
  }
}

/** A refused event costs one wherever it is tried, so what is proved of the paths holds with them. */
function boundOf({ bound }: Solution, paths: readonly TestPath[], { costs }: Options): Suite['bound'] {
  const priceOf = (type: string) => costs?.events[type] ?? 1
  const all = paths.flatMap(({ events }) => events)
  const refused = all.filter((event) => event.refused)
  const paid = (events: typeof all) => events.reduce((sum, { type }) => sum + priceOf(type), 0)
  const spent = paid(all) + (costs?.path ?? 0) * paths.length
  const least = bound + paid(refused)
  return { events: least, gap: spent - least, exact: spent === least }
}
