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
  const edges = graph.edges.filter(({ source }) => source === node.id)
  const callId = (call: string) => idOf(isCalledOnce(call, graph) ? call : `${node.id}.${call}`)
  const content = [
    ...timers(edges),
    ...(node.invokes ?? []).map((one) => `<invoke id="${callId(one)}" type="xstate" src="${idOf(one)}"/>`),
    ...edges.map((edge) => transition(edge, callId)),
    ...tree.children(node.id).flatMap((child) => state(child, tree, graph)),
  ]
  if (content.length === 0) return [`<${name} ${id}/>`]
  return [`<${name} ${id}${initial}>`, ...content.map((line) => `  ${line}`), `</${name}>`]
}

/** Ids are unique in a document: a call that several states make, or that is called like a state, is named by both. */
const isCalledOnce = (call: string, { nodes }: Graph): boolean =>
  nodes.flatMap(({ invokes = [] }) => invokes).filter((one) => one === call).length === 1 &&
  nodes.every(({ id }) => id !== call)

/** What comes after a while is sent on the way in, and taken back on the way out. */
function timers(edges: readonly GraphEdge[]): string[] {
  const delayed = new Set(edges.map(({ event }) => event).filter((event) => event.startsWith(after)))
  return [...delayed].flatMap((event) => [
    `<onentry><send id="${eventOf(event)}" event="${eventOf(event)}" ${delayOf(event)}/></onentry>`,
    `<onexit><cancel sendid="${eventOf(event)}"/></onexit>`,
  ])
}

const after = 'xstate.after.'

/** `xstate.after.2000.motor.waiting` comes after two seconds; a delay with a name is worked out by code. */
function delayOf(event: string): string {
  const [delay = ''] = event.slice(after.length).split('.')
  return /^\d+$/.test(delay) ? `delay="${delay}ms"` : `delayexpr="${callOf(delay)}"`
}

/** What it remembers at first is what its state begins in. */
function history({ id, parent = '' }: GraphNode, tree: Tree): string[] {
  const around = tree.byId.get(parent)
  const target = around?.initial ?? tree.children(parent).find(({ type }) => type !== 'history')?.id ?? parent
  return [`<history id="${idOf(id)}"><transition target="${idOf(target)}"/></history>`]
}

function transition(
  { event, guard, targets, reenter, source }: GraphEdge,
  callId: (call: string) => string,
): string {
  const isInternal = !reenter && targets.length > 0 && targets.every((id) => id.startsWith(`${source}.`))
  const attributes = {
    event: event === '' ? '' : eventOf(event, callId),
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
const eventOf = (type: string, callId = idOf): string =>
  type
    .replace(/^xstate\.(done|error)\.actor\.(.*)$/, (_, how, call) => `${how}.invoke.${callId(call)}`)
    .replace(/^xstate\.done\.state\./, 'done.state.')
    .replace(/[^\w.*-]/g, '_')

/** `goesTo {"screen":"make"}` is `goesTo({"screen":"make"})`. */
function callOf(guard: string): string {
  const [, name = guard, params = ''] = /^([^{]+?)\s*(\{.*\})$/s.exec(guard) ?? []
  return `${name.replace(/[^\w$]/g, '_').replace(/^(?=\d)/, '_')}(${params})`
}

/** Names that may stand in XML as ids. */
const idOf = (id: string): string => id.replace(/[^\w.-]/g, '_').replace(/^(?=[\d.-])/, '_')
