import type { PathEvent } from '../types.ts'
import { Lengths, tooFar } from './length.ts'
import { Plan } from './plan.ts'
import type { Task } from './task.ts'
import type { Tour } from './tour.ts'

type Step = { arc: number } | { refused: PathEvent }

/**
 * Cuts tours into paths of so many events at most. A piece that does not begin where the tour does begins with the
 * shortest way to where it goes on; what nobody needs may be left out between two pieces. Of all places to cut
 * those are chosen that cost least.
 */
export function cut(task: Task, tours: readonly Tour[], most: number): Tour[] {
  const cutter = new Cutter(task, most)
  return tours.flatMap((tour) => cutter.pieces(tour))
}

class Cutter {
  readonly #task: Task
  readonly #most: number
  readonly #lengths: Lengths
  readonly #open: Set<number>

  constructor(task: Task, most: number) {
    this.#task = task
    this.#most = most
    this.#lengths = new Lengths(task)
    this.#open = new Set(Array.from({ length: task.problem.targets }, (_, target) => target))
  }

  pieces(tour: Tour): Tour[] {
    const { arcs, starts } = this.#task.problem
    const steps = stepsOf(tour)
    if (steps.length === 0) return [tour]
    const nodes = [starts[tour.start]?.node ?? -1]
    for (const step of steps) nodes.push('arc' in step ? (arcs[step.arc]?.to ?? -1) : (nodes.at(-1) ?? -1))
    const beginsAnyway = this.#isNew(starts[tour.start]?.hits)
    const needed = steps.map((step) => 'refused' in step || this.#isNew(arcs[step.arc]?.hits))
    const plan = new Plan(steps.length)
    for (let from = 0; from < steps.length; from += 1) {
      if (!needed[from] && !(from === 0 && beginsAnyway)) plan.improve(from + 1, from, 0, true)
      this.#reach(plan, from, nodes, steps)
    }
    const places = plan.places()
    if (!places) throw this.#tooFar(steps, nodes)
    return places.map(([from, to]) => this.#piece(tour, steps.slice(from, to), from, nodes[from] ?? -1))
  }

  /** Every end of a piece that begins here. */
  #reach(plan: Plan, from: number, nodes: readonly number[], steps: readonly Step[]): void {
    const { problem } = this.#task
    const lead = from === 0 ? 0 : this.#lengths.lead.lengthTo(nodes[from] ?? -1)
    let cost = problem.walkCost + (from === 0 ? 0 : this.#leadCost(nodes[from] ?? -1))
    for (let to = from + 1; to <= steps.length && lead + to - from <= this.#most; to += 1) {
      cost += this.#costOf(steps[to - 1])
      const node = nodes[to] ?? -1
      if (lead + to - from + this.#lengths.after(node) > this.#most) continue
      plan.improve(to, from, cost + (problem.endCosts?.[node] ?? 0), false)
    }
  }

  #piece({ start }: Tour, steps: readonly Step[], from: number, node: number): Tour {
    const way = from === 0 ? { start, arcs: [] } : (this.#lengths.lead.get(node) ?? { start, arcs: [] })
    const arcs = [...way.arcs]
    const tried: PathEvent[][] = Array.from({ length: arcs.length + 1 }, () => [])
    for (const step of steps) {
      if ('refused' in step) tried.at(-1)?.push(step.refused)
      else {
        arcs.push(step.arc)
        tried.push([])
      }
    }
    return { start: way.start, arcs, tried }
  }

  #isNew(hits: readonly number[] = []): boolean {
    return hits.filter((target) => this.#open.delete(target)).length > 0
  }

  #leadCost(node: number): number {
    const arcs = this.#lengths.lead.get(node)?.arcs ?? []
    return arcs.reduce((sum, arc) => sum + this.#costOf({ arc }), 0)
  }

  #costOf(step: Step | undefined): number {
    return step && 'arc' in step ? (this.#task.problem.arcs[step.arc]?.cost ?? 0) : 0
  }

  /** Only what is tried can be too far: arcs that are, are not in the problem. */
  #tooFar(steps: readonly Step[], nodes: readonly number[]) {
    const needed = steps.map(
      (_, at) => this.#lengths.lead.lengthTo(nodes[at] ?? -1) + 1 + this.#lengths.after(nodes[at + 1] ?? -1),
    )
    const worst = needed.indexOf(Math.max(...needed))
    const step = steps[worst]
    return tooFar(step && 'refused' in step ? step.refused.edge : 'all of it', needed[worst] ?? 0, this.#most)
  }
}

const stepsOf = ({ arcs, tried: [first = [], ...rest] }: Tour): Step[] => [
  ...first.map((refused) => ({ refused })),
  ...arcs.flatMap((arc, index): Step[] => [{ arc }, ...(rest[index] ?? []).map((refused) => ({ refused }))]),
]
