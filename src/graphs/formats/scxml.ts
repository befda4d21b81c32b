import type { Graph, GraphEdge, GraphNode } from '#machines/core/graph.ts'
import { escaped } from '#machines/core/text.ts'
import { Tree } from '../plan/tree.ts'
import type { Diagram } from './diagram.ts'

/**
 * The machine in the W3C's words. Conditions are calls of functions of their names: what they work out is code, and no
 * part of a drawing. The machine itself is the outermost state, for a document can hear no event.
 */
export function toScxml({ key, graph }: Pick<Diagram, 'key' | 'graph'>): string {
  const tree = new Tree(graph)
  const root = idOf(tree.root.id)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" datamodel="ecmascript" name="${idOf(key)}" initial="${root}">`,
    ...state(tree.root, tree, graph).map((line) => `  ${line}`),
    '</scxml>\n',
  ].join('\n')
}

function state(node: GraphNode, tree: Tree, graph: Graph): string[] {
  const id = `id="${idOf(node.id)}"`
  if (node.type === 'final') return [`<final ${id}/>`]
  if (node.type === 'history') return history(node, tree)
  const name = node.type === 'parallel' ? 'parallel' : 'state'
  const initial = node.initial === undefined ? '' : ` initial="${idOf(node.initial)}"`
  const content = [
    ...(node.invokes ?? []).map((one) => `<invoke id="${idOf(one)}" type="xstate" src="${idOf(one)}"/>`),
    ...graph.edges.filter(({ source }) => source === node.id).map(transition),
    ...tree.children(node.id).flatMap((child) => state(child, tree, graph)),
  ]
  if (content.length === 0) return [`<${name} ${id}/>`]
  return [`<${name} ${id}${initial}>`, ...content.map((line) => `  ${line}`), `</${name}>`]
}

/** What it remembers at first is what its state begins in. */
function history({ id, parent = '' }: GraphNode, tree: Tree): string[] {
  const around = tree.byId.get(parent)
  const target = around?.initial ?? tree.children(parent).find(({ type }) => type !== 'history')?.id ?? parent
  return [`<history id="${idOf(id)}"><transition target="${idOf(target)}"/></history>`]
}

function transition({ event, guard, targets, reenter, source }: GraphEdge): string {
  const isInternal = !reenter && targets.length > 0 && targets.every((id) => id.startsWith(`${source}.`))
  const attributes = {
    event: event === '' ? '' : eventOf(event),
    cond: guard === undefined ? '' : callOf(guard),
    target: targets.map(idOf).join(' '),
    type: isInternal ? 'internal' : '',
  }
  const written = Object.entries(attributes).flatMap(([name, value]) =>
    value ? [` ${name}="${escaped(value)}"`] : [],
  )
  return `<transition${written.join('')}/>`
}

/** What SCXML calls the outcomes of calls. */
const eventOf = (type: string): string =>
  type
    .replace(/^xstate\.done\.actor\./, 'done.invoke.')
    .replace(/^xstate\.error\.actor\./, 'error.invoke.')
    .replace(/^xstate\.done\.state\./, 'done.state.')
    .replace(/[^\w.*-]/g, '_')

/** `goesTo {"screen":"make"}` is `goesTo({"screen":"make"})`. */
function callOf(guard: string): string {
  const [, name = guard, params = ''] = /^([^{]+?)\s*(\{.*\})$/s.exec(guard) ?? []
  return `${name.replace(/[^\w$]/g, '_').replace(/^(?=\d)/, '_')}(${params})`
}

/** Names that may stand in XML as ids. */
const idOf = (id: string): string => id.replace(/[^\w.-]/g, '_').replace(/^(?=[\d.-])/, '_')
