import type { Graph, GraphEdge, GraphNode } from '#machines/core/graph.ts'

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A machine of so many states, some in others, each left in one to three ways. */
export function randomGraph(seed: number, states: number): Graph {
  const next = chance(seed)
  const pick = <One>(some: readonly One[]): One | undefined => some[Math.floor(next() * some.length)]
  const nodes: GraphNode[] = [{ id: 'm', key: 'm', type: 'compound', initial: 'm.s0' }]
  for (let at = 0; at < states; at++) {
    const around = at > 2 && next() < 0.3 ? pick(nodes.slice(1)) : undefined
    nodes.push(within(around ?? nodes[0], at))
  }
  const ordered = sorted(nodes)
  const names = ordered.slice(1).map(({ id }) => id)
  const edges = names.flatMap((source, at): GraphEdge[] =>
    Array.from({ length: 1 + Math.floor(next() * 3) }, (_, branch) => {
      const target = branch === 0 ? names[(at + 1) % names.length] : pick(names)
      const event = pick(['given', 'back', 'details.told', 'xstate.after.2000.x', '']) ?? ''
      return {
        id: `${source} ${event} ${branch}`,
        source,
        targets: target ? [target] : [],
        event,
        branch,
        reenter: false,
        ...(next() < 0.3 && { guard: 'isAllowed' }),
      }
    }),
  )
  return { nodes: ordered, edges }
}

function within(around: GraphNode | undefined, at: number): GraphNode {
  const parent = around?.id ?? 'm'
  const id = `${parent}.s${at}`
  if (around?.type === 'atomic') Object.assign(around, { type: 'compound', initial: id })
  return { id, key: `state${at}`, parent, type: 'atomic' }
}

/** Each followed by all within it. */
const sorted = (nodes: readonly GraphNode[], parent?: string): GraphNode[] =>
  nodes.filter((node) => node.parent === parent).flatMap((node) => [node, ...sorted(nodes, node.id)])

/** A state that all others lead to and come from. */
export function hub(states: number): Graph {
  const ids = Array.from({ length: states }, (_, at) => `m.s${at}`)
  const edge = (source: string, target: string): GraphEdge => ({
    id: `${source} to ${target} 0`,
    source,
    targets: [target],
    event: `to.${target}`,
    branch: 0,
    reenter: false,
  })
  return {
    nodes: [
      { id: 'm', key: 'm', type: 'compound', initial: 'm.home' },
      { id: 'm.home', key: 'home', parent: 'm', type: 'atomic' },
      ...ids.map((id): GraphNode => ({ id, key: id.slice(2), parent: 'm', type: 'atomic' })),
    ],
    edges: ids.flatMap((id, at) => [
      edge('m.home', id),
      edge(id, 'm.home'),
      edge(id, ids[(at + 1) % states] ?? id),
    ]),
  }
}
