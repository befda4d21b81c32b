import { countSimplePaths, simplePaths } from '../criteria/simple.ts'
import type { Explored } from '../explore.ts'
import type { Listing } from '../formats/format.ts'
import type { Model } from '../model/model.ts'
import type { Options } from '../options.ts'
import { pathOf } from '../suite/path-of.ts'
import type { TestPath } from '../suite/suite.ts'
import { exploreFully } from '../vary.ts'

/** `count` says how many there are, in words. */
type CountedListing = Listing & { count: string }

const usualLimit = 1000

/** Simple paths, counted at once and made only as they are taken: there may be millions. */
export function simpleListing(model: Model, { bounds, limit = usualLimit }: Options): CountedListing {
  const begun = performance.now()
  const explored = exploreFully(model, bounds)
  const counting = performance.now()
  const count = countSimplePaths(explored)
  const ms = { explore: Math.round(counting - begun), solve: Math.round(performance.now() - counting) }
  return listing(explored, count, limit, ms)
}

function listing(
  explored: Explored,
  count: bigint | undefined,
  limit: number,
  ms: Listing['ms'],
): CountedListing {
  const totals = { paths: 0, events: 0, longest: 0 }
  const told = count === undefined ? 'more simple paths than could be counted' : `${count} simple paths`
  return {
    count: told,
    machine: explored.model.key,
    criterion: 'simple',
    states: explored.nodes.length,
    transitions: explored.arcs.length,
    uncovered: [],
    notes: explored.notes,
    totals,
    ms,
    paths: listed(explored, limit, totals),
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
function* listed(explored: Explored, limit: number, totals: Listing['totals']): Generator<TestPath> {
  for (const walk of simplePaths(explored)) {
    if (totals.paths >= limit) return
    const path = pathOf(explored, walk)
    totals.paths += 1
    totals.events += path.events.length
    totals.longest = Math.max(totals.longest, path.events.length)
    yield path
  }
}
