import type { SizedEdge, SizedNode } from './sizes.ts'

type GraphComponent = { nodes: readonly SizedNode[]; edges: readonly SizedEdge[] }

/** What no line joins, apart: with where the machine begins first, then in the order of the machine. */
export function components({ nodes, edges }: GraphComponent): GraphComponent[] {
  const parents = new Map(nodes.map(({ id, parent }) => [id, parent]))
  const joined = new Map<string, string>()
  const headOf = (id: string): string => {
    const next = joined.get(id) ?? parents.get(id)
    return next === undefined ? id : headOf(next)
  }
  for (const { source, target } of edges) {
    const [one, other] = [headOf(source), headOf(target)]
    if (one !== other) joined.set(other, one)
  }
  const parts = new Map<string, { nodes: SizedNode[]; edges: SizedEdge[] }>()
  for (const node of nodes) partOf(parts, headOf(node.id)).nodes.push(node)
  for (const edge of edges) partOf(parts, headOf(edge.source)).edges.push(edge)
  return [...parts.values()].sort((one, other) => Number(begins(other)) - Number(begins(one)))
}

function partOf<Value>(parts: Map<string, { nodes: Value[]; edges: SizedEdge[] }>, id: string) {
  const part = parts.get(id) ?? { nodes: [], edges: [] }
  parts.set(id, part)
  return part
}

const begins = ({ nodes }: GraphComponent): boolean =>
  nodes.some(({ kind, parent }) => kind === 'initial' && parent === undefined)
