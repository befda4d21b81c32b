import { leavingOf } from './greedy.ts'
import type { Arc, Problem, Walk } from './problem.ts'

/**
 * The same problem on fewer nodes: those with the same future become one (the coarsest bisimulation, found by
 * refining until nothing changes). A walk through the classes can be walked through the nodes, arc for arc, so
 * the cheapest suites cost the same; parallel arcs that hit no more than another are left out.
 */
export function quotient(problem: Problem): { problem: Problem; unfold: (walk: Walk) => Walk } {
  const labels = labelsOf(problem)
  const classes = classesOf(problem, labels)
  const { folded, origins } = fold(problem, classes, labels)
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

/**
 * The problem with the nodes of each class made one. Whatever walks there are, they are walks there too, so what
 * it costs at least is no more than what the problem costs.
 */
export const merged = (problem: Problem, classes: ArrayLike<number>): Problem =>
  fold(problem, classes, labelsOf(problem)).folded

/** Of arcs that are alike one is kept; `origins` tells which. */
function fold(problem: Problem, classes: ArrayLike<number>, labels: Int32Array) {
  const { starts, targets, walkCost, kinds } = problem
  const seen = new Set<string>()
  const arcs: Arc[] = []
  const origins: number[] = []
  for (const [index, arc] of problem.arcs.entries()) {
    const [from, to] = [classes[arc.from] ?? 0, classes[arc.to] ?? 0]
    const key = `${from} ${to} ${labels[index]}`
    if (seen.has(key)) continue
    seen.add(key)
    origins.push(index)
    arcs.push({ ...arc, from, to })
  }
  const kindOf = new Map(kinds?.map((kind, node) => [classes[node] ?? 0, kind]))
  const nodes = new Set(Array.from(classes)).size
  const folded: Problem = {
    nodes,
    arcs,
    starts: starts.map(({ node, hits }) => ({ node: classes[node] ?? 0, hits })),
    targets,
    walkCost,
    ...(kinds && { kinds: Array.from({ length: nodes }, (_, node) => kindOf.get(node) ?? 0) }),
  }
  return { folded, origins }
}

/** For every arc a number, the same for arcs of the same cost that hit the same. */
function labelsOf({ arcs }: Problem): Int32Array {
  const number = numbering<string>()
  return Int32Array.from(arcs, ({ cost, hits }) => number(`${cost} ${[...hits].sort().join()}`))
}

const classOfEnd = ({ arcs }: Problem, classes: ArrayLike<number>, arc: number) =>
  classes[arcs[arc]?.to ?? -1]

/** The class of every node. */
function classesOf(problem: Problem, labels: Int32Array): Int32Array {
  const leaving = leavingOf(problem)
  let classes = new Int32Array(problem.nodes)
  for (let before = 0, count = 1; count > before; ) {
    const number = numbering<string>()
    const ends = (arc: number) => (labels[arc] ?? 0) * count + (classOfEnd(problem, classes, arc) ?? 0)
    const next = Int32Array.from(leaving, (arcs, node) =>
      number(`${classes[node]} ${[...new Set(arcs.map(ends))].sort((a, b) => a - b).join()}`),
    )
    ;[before, count] = [count, 1 + next.reduce((most, one) => Math.max(most, one), -1)]
    classes = next
  }
  return classes
}

/** Numbers things in the order they are met. */
function numbering<T>(): (thing: T) => number {
  const numbers = new Map<T, number>()
  return (thing) => {
    const known = numbers.get(thing)
    if (known !== undefined) return known
    numbers.set(thing, numbers.size)
    return numbers.size - 1
  }
}
