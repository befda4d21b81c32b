import type { Closed } from './circulation.ts'
import type { Problem, Walk } from './problem.ts'

/** The walks of a circulation: one Euler circuit from the outer node (Hierholzer), cut wherever it comes by there. */
export const walksOf = (problem: Problem, graph: Closed, amount: ArrayLike<number>): Walk[] =>
  walksIn(problem, circuit(graph, amount))

/** The walks of a sequence of arcs and starts by their numbers in the closed graph; each start begins one. */
export function walksIn(problem: Problem, sequence: readonly number[]): Walk[] {
  const walks: { start: number; arcs: number[] }[] = []
  const real = problem.arcs.length
  for (const arc of sequence) {
    const isStart = arc >= real && arc < real + problem.starts.length
    if (isStart) walks.push({ start: arc - real, arcs: [] })
    else if (arc < real) walks.at(-1)?.arcs.push(arc)
  }
  return walks
}

function circuit(graph: Closed, amount: ArrayLike<number>): number[] {
  const leaving = leavingOf(graph)
  const left = Float64Array.from(amount)
  const way: { node: number; by: number }[] = [{ node: graph.outer, by: -1 }]
  const backwards: number[] = []
  for (let here = way.at(-1); here; here = way.at(-1)) {
    const arc = next(leaving[here.node], left)
    if (arc !== undefined) way.push({ node: graph.to[arc] ?? 0, by: arc })
    else if ((way.pop()?.by ?? -1) !== -1) backwards.push(here.by)
  }
  return backwards.reverse()
}

type Queue = { arcs: number[]; next: number }

function leavingOf({ nodes, from }: Closed): Queue[] {
  const leaving = Array.from({ length: nodes }, (): Queue => ({ arcs: [], next: 0 }))
  for (const [arc, node] of from.entries()) leaving[node]?.arcs.push(arc)
  return leaving
}

/** The next arc that is not used up, used once more. */
function next(queue: Queue | undefined, left: Float64Array): number | undefined {
  for (let arc = queue?.arcs[queue.next]; queue && arc !== undefined; arc = queue.arcs[queue.next]) {
    const times = left[arc] ?? 0
    if (times > 0) {
      left[arc] = times - 1
      return arc
    }
    queue.next += 1
  }
  return undefined
}
