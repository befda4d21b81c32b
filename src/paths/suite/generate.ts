import { nameOf, priceOf, problemOf } from '../criteria/problem-of.ts'
import { simpleListing } from '../criteria/simple-listing.ts'
import { exploreFully } from '../explore/explore-fully.ts'
import { scopeOf } from '../explore/scope.ts'
import type { Walk } from '../solve/problem.ts'
import { solve } from '../solve/solve.ts'
import type { Explored, Model, Options, Suite, TestPath } from '../types.ts'
import { unknownNote, withUse } from './at-most.ts'
import { cut } from './cut.ts'
import { forgottenBy } from './forgotten.ts'
import { limited } from './length.ts'
import { byUse } from './most-used.ts'
import { Refusals } from './refusals.ts'
import { type Task, taskOf } from './task.ts'
import { totalsOf } from './totals.ts'
import { exploredWalk, pathOfTour, tourOf } from './tour.ts'
import { outsideOf, uncoveredOf } from './uncovered.ts'

/** The fewest events, and then the fewest paths, that reach every target of a criterion, with the proof. */
export async function generate(model: Model, options: Options = {}): Promise<Suite> {
  const begun = performance.now()
  const whole = exploreFully(model, options.bounds)
  return generateFrom(whole, options, performance.now() - begun)
}

/** The same of what was explored before; it took so many ms. */
export async function generateFrom(whole: Explored, options: Options, exploreMs: number): Promise<Suite> {
  const begun = performance.now()
  const { deadlineMs = Number.POSITIVE_INFINITY } = options
  const ends = begun + deadlineMs - exploreMs
  const suite = options.criterion === 'simple' ? listed(whole, options) : await covering(whole, options, ends)
  return { ...suite, ms: { explore: Math.round(exploreMs), solve: Math.round(performance.now() - begun) } }
}

async function covering(whole: Explored, options: Options, ends: number): Promise<Omit<Suite, 'ms'>> {
  const { task, named } = posed(whole, options)
  const { walks, bound } = await solve(task.problem, { isQuick: options.isQuick ?? false, ends })
  const forgottenOn = (some: readonly Walk[]) =>
    forgottenBy(
      whole,
      some.map((walk) => exploredWalk(task, walk)),
    )
  const forgotten = forgottenOn(walks)
  if (forgotten.length > 0) return remembering(whole, forgotten, options, ends)
  const refusals = options.criterion === 'negative' ? new Refusals(whole.model) : undefined
  const tours = walks.map((walk) => tourOf(whole, task, walk, refusals))
  const pieces = options.maxLength === undefined ? tours : cut(task, tours, options.maxLength)
  const cutOff = pieces === tours ? [] : forgottenOn(pieces)
  if (cutOff.length > 0) return remembering(whole, cutOff, options, ends)
  const found = pieces.map((piece) => pathOfTour(whole, task, piece))
  // Of what people did not all has to be covered: what no path takes is left out, and the rest could not be reached.
  const use = options.criterion === 'traffic' ? byUse(whole, options, found, named) : undefined
  const { unused, notes, ...ordered } = use ?? { paths: found, unused: [], notes: [] }
  const paths = withUse(ordered.paths, options.traffic)
  const outside = outsideOf(whole, options, named)
  const reachable = [...named, ...outside.map(({ target }) => target)]
  const uncovered = [...unused, ...uncoveredOf(whole, options, reachable), ...outside]
  const covered = named.length - unused.length + (refusals?.refused.length ?? 0)
  return {
    ...described(
      { ...whole, notes: [...whole.notes, ...notes, ...unknownNote(whole, options.traffic)] },
      options,
      paths,
    ),
    targets: covered + uncovered.length,
    covered,
    uncovered,
    bound: boundOf(bound, paths, options, whole.stopped === undefined),
    ...(use && { traffic: use.traffic }),
  }
}

/** The suite once these fields tell states apart as well. */
function remembering(whole: Explored, fields: readonly string[], options: Options, ends: number) {
  whole.model.apart?.decide(fields)
  return covering(exploreFully(whole.model, options.bounds), options, ends)
}

/** What paths have to do, as a problem; and what of it was asked for by name. */
function posed(whole: Explored, options: Options): { task: Task; named: string[] } {
  const { from, to, maxLength } = options
  const price = priceOf(whole, options)
  // Under a cap the shortest ways count, else the cheapest.
  const scope = scopeOf(whole, from, to, maxLength === undefined ? price : undefined)
  const labelled = problemOf(scope.explored, options)
  const task = taskOf(whole, scope, labelled, price)
  return {
    task: maxLength === undefined ? task : limited(task, labelled.targets, maxLength),
    named: labelled.targets.filter((target) => !labelled.unnamed?.has(target)),
  }
}

/** Simple paths need no optimum: they are counted, and as many listed as are wanted. */
function listed(explored: Explored, options: Options): Omit<Suite, 'ms'> {
  const listing = simpleListing(explored, options)
  const paths = [...listing.paths]
  const { count: _, ...suite } = listing
  return { ...suite, paths }
}

function described({ model, nodes, arcs, stopped, notes }: Explored, options: Options, paths: TestPath[]) {
  return {
    machine: model.key,
    criterion: nameOf(options),
    states: nodes.length,
    transitions: arcs.length,
    paths,
    totals: totalsOf(paths),
    ...(stopped !== undefined && { stopped }),
    ...(notes.length > 0 && { notes }),
  }
}

/**
 * A refused event costs one wherever it is tried, so what is proved of the paths holds with them. Nothing is exact of
 * a machine of which only a part was explored: the rest may hold a shorter way.
 */
function boundOf(
  bound: number,
  paths: readonly TestPath[],
  { costs }: Options,
  isWhole: boolean,
): Suite['bound'] {
  const priceOf = (type: string) => costs?.events[type] ?? 1
  const all = paths.flatMap(({ events }) => events)
  const refused = all.filter((event) => event.refused)
  const paid = (events: typeof all) => events.reduce((sum, { type }) => sum + priceOf(type), 0)
  const spent = paid(all) + (costs?.path ?? 0) * paths.length
  const least = bound + paid(refused)
  return { events: least, gap: spent - least, exact: isWhole && spent === least }
}
