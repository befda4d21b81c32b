import type { GraphNode } from '#machines/core/graph.ts'
import { edgeText } from '../labels/edge-words.ts'
import { invokeLines, stateTitle } from '../labels/state-title.ts'
import { titled } from '../labels/titled.ts'
import { Tree } from '../plan/tree.ts'
import type { Diagram } from './diagram.ts'

/** A state diagram with all states, nested ones and regions included; what holds in any state is a note. */
export function toMermaid({ title, graph: machine }: Pick<Diagram, 'title' | 'graph'>): string {
  const graph = titled(machine)
  const tree = new Tree(graph)
  const ids = new Map(graph.nodes.map(({ id }, at) => [id, `s${at}`]))
  const named = (id: string) => ids.get(id) ?? 'unknown'
  const whole = [{ ...tree.root, title }]
  const lines = [
    'stateDiagram-v2',
    ...(graph.edges.some(({ source }) => source === tree.root.id)
      ? block(whole, tree, named)
      : inside(tree.root, tree, named)),
    ...graph.edges.flatMap((edge) =>
      (edge.targets.length > 0 ? edge.targets : [edge.source]).map(
        (target) => `${named(edge.source)} --> ${named(target)} : ${escaped(edgeText(edge).words)}`,
      ),
    ),
  ]
  return `${lines.join('\n  ')}\n`
}

type Named = (id: string) => string

function inside(node: GraphNode, tree: Tree, named: Named): string[] {
  const children = tree.children(node.id)
  const begins =
    node.initial === undefined || !children.some(({ id }) => id === node.initial)
      ? []
      : [`[*] --> ${named(node.initial)}`]
  if (node.type !== 'parallel') return [...begins, ...block(children, tree, named)]
  return children.flatMap((child, at) => [...(at > 0 ? ['--'] : []), ...block([child], tree, named)])
}

function block(nodes: readonly GraphNode[], tree: Tree, named: Named): string[] {
  return nodes.flatMap((node) => {
    const id = named(node.id)
    const title = [stateTitle(node), ...invokeLines(node)].map(escaped).join('<br/>')
    const declared = `state "${title}" as ${id}`
    const end = node.type === 'final' ? [`${id} --> [*]`] : []
    if (tree.children(node.id).length === 0) return [declared, ...end]
    return [declared, `state ${id} {`, ...inside(node, tree, named).map((line) => `  ${line}`), '}']
  })
}

/** Whatever might mean something to Mermaid as the number of its character. */
const escaped = (text: string): string =>
  text.replace(/[^\p{L}\p{N} .,()_'×-]/gu, (sign) => `#${sign.codePointAt(0)};`)
