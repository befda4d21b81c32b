import { createHash } from 'node:crypto'
import type { AnyEventObject } from 'xstate'
import { graphOf } from '#machines/core/graph.ts'
import type { Start, Subject } from '#machines/subject.ts'
import { type Arc, type Explored, explore } from './cover-explore.ts'

export type Step = { event: AnyEventObject; from: string; to: string; taken: readonly string[] }
export type Path = {
  id: string
  start: Start
  begin: { state: string; taken: readonly string[] }
  steps: Step[]
}
export type Suite = { paths: Path[]; covered: ReadonlySet<string>; uncovered: string[] }

/** Paths that together take every transition a machine declares; what no path takes is listed, not hidden. */
export function coveringPaths(subject: Subject, today: string): Suite {
  const explored = explore(subject, today)
  const targets = graphOf(subject.machine).edges.map((edge) => edge.id)
  const covered = new Set<string>()
  const paths: Path[] = []
  for (let path = nextPath(explored, covered); path; path = nextPath(explored, covered)) paths.push(path)
  return { paths, covered, uncovered: targets.filter((edge) => !covered.has(edge)) }
}

/** One more path: from some start, always on to the nearest transition not taken yet, until there is none. */
function nextPath(explored: Explored, covered: Set<string>): Path | undefined {
  for (const { start, node, taken } of explored.starts) {
    const startIsNew = taken.some((edge) => !covered.has(edge))
    const route = routeFrom(explored, node, new Set([...covered, ...taken]))
    if (!startIsNew && route.length === 0) continue
    for (const edge of [...taken, ...route.flatMap((arc) => arc.taken)]) covered.add(edge)
    return pathOf(explored, start, node, taken, route)
  }
  return undefined
}

function routeFrom(explored: Explored, from: string, covered: Set<string>): Arc[] {
  const route: Arc[] = []
  let at = from
  for (let leg = nearest(explored, at, covered); leg; leg = nearest(explored, at, covered)) {
    for (const arc of leg) for (const edge of arc.taken) covered.add(edge)
    route.push(...leg)
    at = leg.at(-1)?.to ?? at
  }
  return route
}

/** The shortest way from a node to, and through, an arc that takes something new. */
function nearest({ arcs }: Explored, from: string, covered: ReadonlySet<string>): Arc[] | undefined {
  const cameBy = new Map<string, Arc | undefined>([[from, undefined]])
  const queue = [from]
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    for (const arc of arcs.get(at) ?? []) {
      if (arc.taken.some((edge) => !covered.has(edge))) return [...wayTo(cameBy, at), arc]
      if (cameBy.has(arc.to)) continue
      cameBy.set(arc.to, arc)
      queue.push(arc.to)
    }
  }
  return undefined
}

function wayTo(cameBy: Map<string, Arc | undefined>, to: string): Arc[] {
  const way: Arc[] = []
  for (let arc = cameBy.get(to); arc; arc = cameBy.get(arc.from)) way.unshift(arc)
  return way
}

function pathOf(
  { nodes }: Explored,
  start: Start,
  node: string,
  taken: readonly string[],
  route: Arc[],
): Path {
  const state = (key: string) => nodes.get(key)?.state ?? key
  const steps = route.map((arc) => ({ ...arc, from: state(arc.from), to: state(arc.to) }))
  const content = JSON.stringify([start.name, ...steps.map(({ event, to }) => [event.type, to])])
  const id = createHash('sha256').update(content).digest('hex').slice(0, 8)
  return { id, start, begin: { state: state(node), taken }, steps }
}
