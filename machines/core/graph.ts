import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { guardName } from './guard-name.ts'

export type GraphNode = {
  id: string
  key: string
  parent?: string
  type: AnyStateNode['type']
  title?: string
  /** Id of its initial child. */
  initial?: string
  /** Ids of the calls and machines it invokes. */
  invokes?: readonly string[]
  /** The page that continues from here; the machine has done its part. */
  leadsTo?: string
}
export type GraphEdge = {
  /** Stable: made of source, event and the branch's index. */
  id: string
  source: string
  /** Empty for a targetless transition. */
  targets: readonly string[]
  event: string
  branch: number
  guard?: string
  reenter: boolean
}
export type Graph = { nodes: GraphNode[]; edges: GraphEdge[] }

/** A machine as nodes and edges: every declared transition, including `always`, guarded branches and outcomes. */
export function graphOf(machine: AnyStateMachine): Graph {
  const nodes: GraphNode[] = []
  const edges: GraphEdge[] = []
  visit(machine.root, nodes, edges)
  return { nodes, edges }
}

function visit(node: AnyStateNode, nodes: GraphNode[], edges: GraphEdge[]) {
  const title: unknown = node.meta?.title
  const leadsTo = pageAfter(node)
  const [initial] = node.type === 'compound' ? (node.initial?.target ?? []) : []
  nodes.push({
    id: node.id,
    key: node.key,
    type: node.type,
    ...(node.parent && { parent: node.parent.id }),
    ...(typeof title === 'string' && { title }),
    ...(initial && { initial: initial.id }),
    ...(node.invoke.length > 0 && { invokes: node.invoke.map(({ id }) => id) }),
    ...(leadsTo !== undefined && { leadsTo }),
  })
  for (const transition of transitionsOf(node)) edges.push(edgeOf(transition, node))
  for (const child of Object.values(node.states)) visit(child, nodes, edges)
}

function pageAfter(node: AnyStateNode): string | undefined {
  const path: unknown = node.meta?.path
  const waits = node.type !== 'atomic' || node.invoke.length > 0 || transitionsOf(node).length > 0
  return typeof path === 'string' && !waits ? path : undefined
}

/** A state node and all its descendants, outermost first. */
export const nodesWithin = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesWithin),
]

/** Every transition a node declares, in order. */
export function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])]
}

function edgeOf(transition: AnyTransitionDefinition, node: AnyStateNode): GraphEdge {
  const guard = guardName(transition.guard)
  return {
    id: edgeId(transition),
    source: node.id,
    targets: (transition.target ?? []).map((target) => target.id),
    event: transition.eventType,
    branch: branchOf(transition),
    reenter: transition.reenter,
    ...(guard !== undefined && { guard }),
  }
}

/** The stable id of a transition: `motor.make make.chosen 0`. */
export function edgeId(transition: AnyTransitionDefinition): string {
  return `${transition.source.id} ${transition.eventType || 'always'} ${branchOf(transition)}`
}

function branchOf(transition: AnyTransitionDefinition): number {
  const { source, eventType } = transition
  const siblings = eventType === '' ? source.always : source.transitions.get(eventType)
  return Math.max(0, (siblings ?? []).indexOf(transition))
}
