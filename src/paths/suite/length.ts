import { PathsError } from '../error.ts'
import { ShortestPathTree } from '../explore/shortest-path-tree.ts'
import type { Task } from './task.ts'

/** Raised where something lies further from every start than a path may be long. */
export class TooFar extends PathsError {}

/** How long a path has to be at least to take an arc, the way there and the way on to its end included. */
export class Lengths {
  readonly lead: ShortestPathTree
  readonly #task: Task
  readonly #after = new Map<number, number>()

  constructor(task: Task) {
    this.#task = task
    this.lead = new ShortestPathTree(task.problem)
  }

  through(arc: number): number {
    const { from = -1, to = -1 } = this.#task.problem.arcs[arc] ?? {}
    return this.lead.lengthTo(from) + 1 + this.after(to)
  }

  after(node: number): number {
    const known = this.#after.get(node) ?? this.#task.after(node).length
    this.#after.set(node, known)
    return known
  }
}

/** The task without what no path of so many events takes; fails where a target is among that. */
export function limited(task: Task, names: readonly string[], most: number): Task {
  const lengths = new Lengths(task)
  const { problem } = task
  const needed = new Array<number>(problem.targets).fill(Number.POSITIVE_INFINITY)
  const allow = (hits: readonly number[], length: number) => {
    for (const target of hits) needed[target] = Math.min(needed[target] ?? length, length)
    return length <= most
  }
  const arcs = [...problem.arcs.keys()].filter((arc) =>
    allow(problem.arcs[arc]?.hits ?? [], lengths.through(arc)),
  )
  const starts = [...problem.starts.keys()].filter((start) => {
    const { node = -1, hits = [] } = problem.starts[start] ?? {}
    return allow(hits, lengths.after(node))
  })
  const furthest = needed.reduce(
    (worst, length, target) => (length > (needed[worst] ?? 0) ? target : worst),
    0,
  )
  if ((needed[furthest] ?? 0) > most) throw tooFar(names[furthest] ?? '', needed[furthest] ?? 0, most)
  return {
    ...task,
    problem: {
      ...problem,
      arcs: arcs.flatMap((arc) => problem.arcs[arc] ?? []),
      starts: starts.flatMap((start) => problem.starts[start] ?? []),
    },
    arcs: arcs.map((arc) => task.arcs[arc] ?? -1),
    starts: starts.map((start) => task.starts[start] ?? -1),
  }
}

export const tooFar = (what: string, needed: number, most: number): TooFar =>
  new TooFar(
    `No path of ${most} ${most === 1 ? 'event' : 'events'} comes by ${what}: it takes ${needed} at least.`,
  )
