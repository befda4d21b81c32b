import { endsOf, identified, pathOf } from '../explore/path-of.ts'
import { endOf, type Walk } from '../solve/problem.ts'
import type { Explored, ExploredWalk, PathEvent, TestPath } from '../types.ts'
import type { Refusals } from './refusals.ts'
import type { Task } from './task.ts'

/** A walk through a problem, and what is tried and has to be refused after each of its arcs; first before them all. */
export type Tour = Walk & { tried: readonly (readonly PathEvent[])[] }

/** A walk with what is to be refused on it. */
export function tourOf(whole: Explored, task: Task, walk: Walk, refusals?: Refusals): Tour {
  const start = task.starts[walk.start] ?? -1
  const arcs = walk.arcs.map((arc) => task.arcs[arc] ?? -1)
  const explored = { start, arcs }
  return { ...walk, tried: refusals?.along(pathOf(whole, explored), endsOf(whole, explored)) ?? [] }
}

/** A walk through what was explored, on to where it has to end. */
export const exploredWalk = ({ problem, arcs, starts, after }: Task, walk: Walk): ExploredWalk => ({
  start: starts[walk.start] ?? -1,
  arcs: [...walk.arcs.map((arc) => arcs[arc] ?? -1), ...after(endOf(problem, walk))],
})

/** A tour as the path it is, on to where it has to end. */
export function pathOfTour(whole: Explored, task: Task, tour: Tour): TestPath {
  const path = pathOf(whole, exploredWalk(task, tour))
  if (tour.tried.every((events) => events.length === 0)) return path
  const [first = [], ...rest] = tour.tried
  const events = path.events.flatMap((event, index) => [event, ...(rest[index] ?? [])])
  return identified({ ...path, events: [...first, ...events] })
}
