import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js'
import type { SizedEdge, SizedNode } from './sizes.ts'
import { type ElkOptions, type LayoutVariant, rootOptions } from './variants.ts'

/** For the lines beside the words of a state around others. */
const room = 48

/** What is drawn, as ELK takes it; `upward` are the lines that lead back. */
export function elkGraph(
  nodes: readonly SizedNode[],
  edges: readonly SizedEdge[],
  variant: LayoutVariant,
  upward: ReadonlySet<string>,
): ElkNode {
  const childrenOf = (parent?: string): ElkNode[] =>
    nodes.filter((node) => node.parent === parent).map((node) => elkNode(node, childrenOf(node.id), variant))
  return {
    id: '',
    layoutOptions: { ...variant.options, ...rootOptions },
    children: childrenOf(),
    edges: edges.map((edge) => elkEdge(edge, upward)),
  }
}

function elkNode(
  { id, kind, width, height }: SizedNode,
  children: ElkNode[],
  { options, roomy }: LayoutVariant,
): ElkNode {
  if (kind === 'initial')
    return { id, width, height, layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' } }
  if (children.length === 0) return { id, width, height }
  return {
    id,
    children,
    layoutOptions: {
      ...options,
      'elk.padding': `[top=${height + 12},left=16,bottom=16,right=16]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': minimum(roomy ? 2 * width + room : width, height + 24, options),
    },
  }
}

/** What leads back is told the other way round, so that ELK has no cycle to break where it thinks best. */
const elkEdge = (
  { id, source, target, width, height, rows }: SizedEdge,
  upward: ReadonlySet<string>,
): ElkExtendedEdge => ({
  id: `>${id}`,
  sources: [upward.has(id) ? target : source],
  targets: [upward.has(id) ? source : target],
  ...(rows.length > 0 && {
    labels: [{ text: id, width, height, layoutOptions: { 'elk.edgeLabels.inline': 'true' } }],
  }),
})

/** ELK turns a drawing that goes down by a quarter, but not this size. */
const minimum = (width: number, height: number, options: ElkOptions): string =>
  options['elk.direction'] === 'DOWN' ? `(${height},${width})` : `(${width},${height})`
