import { otherwise } from '../labels/edge-words.ts'
import type { Reach } from './reach.ts'
import type { LineTransition } from './ways.ts'

/** So many states may lead to one, or from one, as lines. */
const most = 6

/**
 * Ways that are no lines because too many meet where they end or begin. Enough of them stay that what could be
 * reached from the beginning mostly still is; for that the ways that meet nowhere are taken first.
 */
export function hubWays(ways: readonly LineTransition[], reach: Reach): Set<LineTransition> {
  const sources = counted(ways, 'target', 'source')
  const targets = counted(ways, 'source', 'target')
  const isHub = ({ source, target }: LineTransition) =>
    (sources.get(target) ?? 0) > most || (targets.get(source) ?? 0) > most
  const hubs = new Set(ways.filter(isHub))
  if (hubs.size === 0) return hubs
  for (const way of needed(ways, hubs, reach)) hubs.delete(way)
  return hubs
}

type End = 'source' | 'target'

/** How many different states stand at the other end. */
function counted(ways: readonly LineTransition[], at: End, other: End): Map<string, number> {
  const others = new Map<string, Set<string>>()
  for (const way of ways) others.set(way[at], (others.get(way[at]) ?? new Set()).add(way[other]))
  return new Map([...others].map(([id, some]) => [id, some.size]))
}

/** All ways between the two states of each hub way that leads somewhere first. */
function needed(
  ways: readonly LineTransition[],
  hubs: ReadonlySet<LineTransition>,
  reach: Reach,
): LineTransition[] {
  const found: LineTransition[] = []
  const walk = (from: string) => {
    for (const id of reach.enter(from))
      for (const way of ways) if (way.source === id && !hubs.has(way)) walk(way.target)
  }
  walk(reach.begins)
  for (;;) {
    const some = [...hubs].filter(
      ({ source, target }) => reach.has(source) && !reach.has(target) && linesFrom(source, found) < most,
    )
    const way = some.find(isUsual) ?? some[0]
    if (!way) return found
    found.push(...ways.filter(({ source, target }) => source === way.source && target === way.target))
    walk(way.target)
  }
}

/** From a state that everything begins in not everything is a line. */
const linesFrom = (id: string, ways: readonly LineTransition[]): number =>
  new Set(ways.flatMap(({ source, target }) => (source === id ? [target] : []))).size

/** What happens unless a condition holds. */
const isUsual = ({ row }: LineTransition): boolean => row.text === otherwise || row.guard === otherwise
