import { leavingOf } from './greedy.ts'
import type { Arc, Problem, Walk } from './problem.ts'

/**
 * The same problem on fewer nodes: those with the same future become one (the coarsest bisimulation, found by
 * refining until nothing changes). A walk through the classes can be walked through the nodes, arc for arc, so
 * the cheapest suites cost the same; parallel arcs that hit no more than another are left out.
 */
export function quotient(problem: Problem, ends: number): { problem: Problem; unfold: (walk: Walk) => Walk } {
  const labels = labelsOf(problem)
  const classes = classesOf(problem, labels, ends)
  const { problem: folded, origins } = fold(problem, classes, labels)
  const alike = (real: number, origin: number) =>
    labels[real] === labels[origin] &&
    classOfEnd(problem, classes, real) === classOfEnd(problem, classes, origin)
  const leaving = leavingOf(problem)
  return {
    problem: folded,
    unfold: ({ start, arcs }) => {
      let node = problem.starts[start]?.node ?? 0
      const real = arcs.map((arc) => {
        const found = leaving[node]?.find((index) => alike(index, origins[arc] ?? -1)) ?? -1
        node = problem.arcs[found]?.to ?? node
        return found
      })
      return { start, arcs: real }
    },
  }
}

/** A problem on fewer nodes. */
export type Folded = {
  problem: Problem
  /** For each of its arcs, one of those it stands for. */
  origins: readonly number[]
  /** For each arc that was, the one that stands for it. */
  imageOf: Int32Array
}

/**
 * The problem with the nodes of each class made one, and of arcs that are alike one kept. Whatever walks there are,
 * they are walks there too, so what it costs at least is no more than what the problem costs.
 */
export function fold(problem: Problem, classes: ArrayLike<number>, labels: Int32Array): Folded {
  const { starts, targets, walkCost, kinds, endCosts, optional } = problem
  const number = numbering<string>()
  const arcs: Arc[] = []
  const origins: number[] = []
  const imageOf = Int32Array.from(problem.arcs, (arc, index) => {
    const [from, to] = [classes[arc.from] ?? 0, classes[arc.to] ?? 0]
    const image = number(`${from} ${to} ${labels[index]}`)
    if (image < arcs.length) return image
    origins.push(index)
    arcs.push({ ...arc, from, to })
    return image
  })
  const kindOf = new Map(kinds?.map((kind, node) => [classes[node] ?? 0, kind]))
  const nodes = new Set(Array.from(classes)).size
  const folded: Problem = {
    nodes,
    arcs,
    starts: starts.map(({ node, hits }) => ({ node: classes[node] ?? 0, hits })),
    targets,
    walkCost,
    ...(optional && { optional }),
    ...(endCosts && { endCosts: leastOfClass(endCosts, classes, nodes) }),
    ...(kinds && { kinds: Array.from({ length: nodes }, (_, node) => kindOf.get(node) ?? 0) }),
  }
  return { problem: folded, origins, imageOf }
}

function leastOfClass(costs: readonly number[], classes: ArrayLike<number>, count: number): number[] {
  const least = new Array<number>(count).fill(Number.POSITIVE_INFINITY)
  for (const [node, cost] of costs.entries()) {
    const one = classes[node] ?? 0
    least[one] = Math.min(least[one] ?? cost, cost)
  }
  return least
}

/** For every arc a number, the same for arcs of the same cost that hit the same. */
export function labelsOf({ arcs }: Problem): Int32Array {
  const number = numbering<string>()
  return Int32Array.from(arcs, ({ cost, hits }) => number(`${cost} ${[...hits].sort().join()}`))
}

const classOfEnd = ({ arcs }: Problem, classes: ArrayLike<number>, arc: number) =>
  classes[arcs[arc]?.to ?? -1]

/** Steps that futures are compared by; where they still differ, as along a chain, there is little to fold. */
const mostRounds = 200

/** The class of every node; each has its own where refining does not come to an end, or time does. */
function classesOf(problem: Problem, labels: Int32Array, ends: number): Int32Array {
  const number = numbering<number>()
  let classes: Int32Array = Int32Array.from({ length: problem.nodes }, (_, node) =>
    number(problem.endCosts?.[node] ?? 0),
  )
  for (let round = 0; round < mostRounds && performance.now() < ends; round += 1) {
    const finer = refined(problem, classes, labels)
    if (countOf(finer) === countOf(classes)) return classes
    classes = finer
  }
  return Int32Array.from({ length: problem.nodes }, (_, node) => node)
}

/** Nodes of one class that one step tells apart are so no longer. */
export function refined(problem: Problem, classes: Int32Array, labels: Int32Array): Int32Array {
  const count = countOf(classes)
  const number = numbering<string>()
  const ends = (arc: number) => (labels[arc] ?? 0) * count + (classOfEnd(problem, classes, arc) ?? 0)
  return Int32Array.from(leavingOf(problem), (arcs, node) =>
    number(`${classes[node]} ${[...new Set(arcs.map(ends))].sort((a, b) => a - b).join()}`),
  )
}

/** Classes are numbered from 0 without a gap. */
export const countOf = (classes: Int32Array): number =>
  1 + classes.reduce((most, one) => Math.max(most, one), -1)

/** Numbers things in the order they are met. */
export function numbering<T>(): (thing: T) => number {
  const numbers = new Map<T, number>()
  return (thing) => {
    const known = numbers.get(thing)
    if (known !== undefined) return known
    numbers.set(thing, numbers.size)
    return numbers.size - 1
  }
}
