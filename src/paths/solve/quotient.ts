import type { Arc, Problem, Walk } from './problem.ts'

/**
 * The same problem on fewer nodes: those with the same future become one (the coarsest bisimulation, found by
 * refining until nothing changes). A walk through the classes can be walked through the nodes, arc for arc, so
 * the cheapest suites cost the same; parallel arcs that hit no more than another are left out.
 */
export function quotient(problem: Problem): { problem: Problem; unfold: (walk: Walk) => Walk } {
  const classes = classesOf(problem)
  const folded = merged(problem, classes)
  const names = folded.arcs.map(({ to, cost, hits }) => nameOf(to, cost, hits))
  return { problem: folded, unfold: (walk) => unfolded(problem, classes, names, walk) }
}

/**
 * The problem with the nodes of each class made one. Whatever walks there are, they are walks there too, so what
 * it costs at least is no more than what the problem costs.
 */
export function merged(problem: Problem, classes: ArrayLike<number>): Problem {
  const seen = new Set<string>()
  const arcs: Arc[] = []
  for (const { from, to, cost, hits } of problem.arcs) {
    const [a, b] = [classes[from] ?? 0, classes[to] ?? 0]
    const key = `${a}>${nameOf(b, cost, hits)}`
    if (seen.has(key)) continue
    seen.add(key)
    arcs.push({ from: a, to: b, cost, hits })
  }
  const starts = problem.starts.map(({ node, hits }) => ({ node: classes[node] ?? 0, hits }))
  const { targets, walkCost, kinds } = problem
  const kindOf = new Map(kinds?.map((kind, node) => [classes[node] ?? 0, kind]))
  const nodes = new Set(Array.from(classes)).size
  const folded = { nodes, arcs, starts, targets, walkCost }
  return kinds
    ? { ...folded, kinds: Array.from({ length: nodes }, (_, node) => kindOf.get(node) ?? 0) }
    : folded
}

const nameOf = (to: number, cost: number, hits: readonly number[]) =>
  `${to} ${cost} ${[...hits].sort().join()}`

/** The class of every node. */
function classesOf({ nodes, arcs }: Problem): Int32Array {
  const leaving: Arc[][] = Array.from({ length: nodes }, () => [])
  for (const arc of arcs) leaving[arc.from]?.push(arc)
  let classes = new Int32Array(nodes)
  for (let before = 0, count = 1; count > before; ) {
    const numbers = new Map<string, number>()
    const next = new Int32Array(nodes)
    for (const [node, own] of leaving.entries()) {
      const names = new Set(own.map(({ to, cost, hits }) => nameOf(classes[to] ?? 0, cost, hits)))
      const signature = `${classes[node]}|${[...names].sort().join('|')}`
      const number = numbers.get(signature) ?? numbers.size
      numbers.set(signature, number)
      next[node] = number
    }
    ;[before, count] = [count, numbers.size]
    classes = next
  }
  return classes
}

function unfolded({ arcs, starts }: Problem, classes: Int32Array, names: string[], walk: Walk): Walk {
  const leaving = new Map<number, number[]>()
  for (const [index, { from }] of arcs.entries()) leaving.set(from, [...(leaving.get(from) ?? []), index])
  let node = starts[walk.start]?.node ?? 0
  const real = walk.arcs.map((folded) => {
    const found = (leaving.get(node) ?? []).find((index) => {
      const arc = arcs[index]
      return arc && nameOf(classes[arc.to] ?? 0, arc.cost, arc.hits) === names[folded]
    })
    if (found === undefined) throw new Error('A class has an arc that one of its nodes has not')
    node = arcs[found]?.to ?? node
    return found
  })
  return { start: walk.start, arcs: real }
}
