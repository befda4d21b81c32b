import type { Graph, GraphEdge, GraphNode } from '#machines/core/graph.ts'

/** A machine's graph, for checking rows of a log against it. */
export type Walkable = {
  edge: (id: string) => GraphEdge | undefined
  /** Whether it is a leaf state. */
  isLeaf: (state: string) => boolean
  isState: (state: string) => boolean
  /** Whether a state equals another or is its descendant. */
  isWithin: (state: string, around: string) => boolean
  /** The possible targets of this state: a history state stands for its parent's children. */
  isLedTo: (state: string, target: string) => boolean
  /** Whether both can be active at the same time. */
  areTogether: (one: string, other: string) => boolean
  /** Whether the machine is final in these states. */
  isEnd: (leaves: readonly string[]) => boolean
  /** Whether the machine is done in these states: final, or continued by another page. */
  isOver: (leaves: readonly string[]) => boolean
}

const walkables = new WeakMap<Graph, Walkable>()

export function walkableOf(graph: Graph): Walkable {
  const known = walkables.get(graph) ?? make(graph)
  walkables.set(graph, known)
  return known
}

function make({ nodes, edges }: Graph): Walkable {
  const states = new Map(nodes.map((node) => [node.id, node]))
  const transitions = new Map(edges.map((edge) => [edge.id, edge]))
  const [root] = nodes
  const around = (id: string): GraphNode[] => {
    const node = states.get(id)
    return node ? [node, ...(node.parent === undefined ? [] : around(node.parent))] : []
  }
  const isWithin = (state: string, outer: string) => around(state).some(({ id }) => id === outer)
  const isFinal = (state: string) => states.get(state)?.type === 'final'
  const isEnd = (leaves: readonly string[]) =>
    root?.type === 'parallel'
      ? leaves.every(isFinal)
      : leaves.some((leaf) => isFinal(leaf) && states.get(leaf)?.parent === root?.id)
  const leadsOn = (leaf: string) => states.get(leaf)?.leadsTo !== undefined
  return {
    edge: (id) => transitions.get(id),
    isState: (state) => states.has(state),
    isLeaf: (state) => leafTypes.includes(states.get(state)?.type ?? ''),
    isWithin,
    isLedTo: (state, target) => {
      const node = states.get(target)
      return isWithin(state, node?.type === 'history' ? (node.parent ?? target) : target)
    },
    areTogether: (one, other) =>
      around(one).find(({ id }) => one !== other && isWithin(other, id))?.type === 'parallel',
    isEnd,
    isOver: (leaves) => isEnd(leaves) || (leaves.length > 0 && leaves.every(leadsOn)),
  }
}

const leafTypes = ['atomic', 'final']
