import { isState, pathWithin, scopeOf } from '../explore/scope.ts'
import type { Explored, ExploredWalk, Listing, Options, TestPath } from '../types.ts'
import { countSimplePaths, simplePaths } from './simple.ts'

/** `count` says how many there are, in words. */
export type CountedListing = Omit<Listing, 'ms'> & { count: string }

const usualLimit = 1000

/** Simple paths, counted at once and made only as they are taken: there may be millions. */
export function simpleListing(whole: Explored, options: Options): CountedListing {
  const { from, to, maxLength, limit = usualLimit } = options
  const scope = scopeOf(whole, from, to)
  const limits = {
    ends: to === undefined ? undefined : (node: number) => isState(scope.explored, node, to),
    most: maxLength === undefined ? undefined : scope.before.map(({ arcs }) => maxLength - arcs.length),
  }
  const totals = { paths: 0, events: 0, longest: 0 }
  const walks = simplePaths(scope.explored, limits)
  const paths = listed(walks, limit, totals, (walk) => pathWithin(whole, scope, walk))
  return listing(whole, countSimplePaths(scope.explored, limits), totals, paths)
}

function listing(
  explored: Explored,
  count: bigint | undefined,
  totals: Listing['totals'],
  paths: Iterable<TestPath>,
): CountedListing {
  const told = count === undefined ? 'more simple paths than could be counted' : `${count} simple paths`
  return {
    count: told,
    machine: explored.model.key,
    criterion: 'simple',
    states: explored.nodes.length,
    transitions: explored.arcs.length,
    uncovered: [],
    ...(explored.notes.length > 0 && { notes: explored.notes }),
    totals,
    paths,
    get targets() {
      return Number(count ?? totals.paths)
    },
    get covered() {
      return totals.paths
    },
    get bound() {
      return { events: totals.events, gap: 0, exact: true }
    },
    get stopped() {
      const isWhole = count !== undefined && count <= BigInt(totals.paths)
      return explored.stopped ?? (isWhole ? undefined : `${totals.paths} of ${told} are listed`)
    },
  }
}

/** Each path as it is asked for; `totals` are of those that were. */
function* listed(
  walks: Iterable<ExploredWalk>,
  limit: number,
  totals: Listing['totals'],
  pathOf: (walk: ExploredWalk) => TestPath,
): Generator<TestPath> {
  for (const walk of walks) {
    if (totals.paths >= limit) return
    const path = pathOf(walk)
    totals.paths += 1
    totals.events += path.events.length
    totals.longest = Math.max(totals.longest, path.events.length)
    yield path
  }
}
