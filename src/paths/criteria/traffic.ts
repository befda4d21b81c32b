import { graphOf } from '#machines/core/graph.ts'
import { PathsError } from '../error.ts'
import type { Explored, Traffic } from '../types.ts'
import { type Costs, directly, type Labelled } from './labelled.ts'

export const usualShare = 99
/** Shares are told to a hundredth of a percent, and counted in whole numbers of them. */
const whole = 10_000

type Count = { least: number; most: number }

/** What was counted of each transition that the machine has and that was taken at all. */
export function countsOf({ model }: Explored, traffic: Traffic): ReadonlyMap<string, Count> {
  const counts = graphOf(model.machine).edges.map(({ id }) => [id, countOf(traffic[id] ?? 0)] as const)
  return new Map(counts.filter(([, { most }]) => most > 0))
}

const countOf = (count: Traffic[string]): Count =>
  typeof count === 'number' ? { least: count, most: count } : count

/**
 * Transitions that people took. Some may be left out, as long as what is covered is at least `share` percent of all
 * that was taken, whatever the counts are that are known only within limits: what is covered was then taken as seldom
 * as it may have been, and what is left out as often.
 */
export function trafficProblem(explored: Explored, traffic: Traffic, share: number, costs: Costs): Labelled {
  const counts = countsOf(explored, traffic)
  if (counts.size === 0)
    throw new PathsError(`No transition that was counted is one of ${explored.model.key}.`)
  const used = (taken: readonly string[] = []) => taken.filter((id) => counts.has(id))
  const labelled = directly(
    explored,
    {
      ofArc: (arc) => used(explored.arcs[arc]?.taken),
      ofStart: (start) => used(explored.starts[start]?.taken),
    },
    costs,
  )
  const part = Math.round((share * whole) / 100)
  const weightOf = ({ least, most }: Count) => part * most + (whole - part) * least
  const reached = new Set(labelled.targets)
  const lost = [...counts].filter(([id]) => !reached.has(id)).map(([, count]) => weightOf(count))
  const all = [...counts.values()].reduce((sum, { least }) => sum + least, 0)
  const most = Math.max(0, (whole - part) * all - sumOf(lost))
  const weights = labelled.targets.map((id) => weightOf(counts.get(id) ?? { least: 0, most: 0 }))
  return { ...labelled, problem: { ...labelled.problem, optional: { weights, most } } }
}

/** The percentage of the traffic that these transitions are at least, rounded down to a hundredth. */
export function shareOf(counts: ReadonlyMap<string, Count>, covered: ReadonlySet<string>): number {
  const least = sumOf([...counts].map(([id, count]) => (covered.has(id) ? count.least : 0)))
  const lost = sumOf([...counts].map(([id, count]) => (covered.has(id) ? 0 : count.most)))
  return lost === 0 ? 100 : Math.floor((least / (least + lost)) * whole) / 100
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)
