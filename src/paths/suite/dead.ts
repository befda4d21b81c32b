import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { edgeId, nodesWithin, transitionsOf } from '#machines/core/graph.ts'

/** Transitions of which the machine as it is written down shows that nothing ever takes them, each with the reason. */
export function deadEdges(machine: AnyStateMachine): ReadonlyMap<string, string> {
  const nodes = nodesWithin(machine.root)
  const dead = new Map<string, string>()
  for (const transition of nodes.flatMap(transitionsOf)) {
    const reason = endedIn(transition.source) ?? shadowedBy(transition)
    if (reason !== undefined) dead.set(edgeId(transition), reason)
  }
  const entered = entrable(machine, nodes, dead)
  for (const node of nodes) {
    if (entered.has(node)) continue
    for (const transition of transitionsOf(node))
      dead.set(edgeId(transition), 'unreachable state: no transition leads here, whatever its guard says')
  }
  return dead
}

/** A final state of the machine itself ends it. */
const endedIn = ({ type, parent }: AnyStateNode): string | undefined =>
  type === 'final' && parent && !parent.parent && parent.type === 'compound'
    ? 'never taken: the machine has ended where it begins'
    : undefined

/** An earlier branch of the same choice that asks for nothing. */
function shadowedBy(transition: AnyTransitionDefinition): string | undefined {
  const { source, eventType } = transition
  const siblings = (eventType === '' ? source.always : source.transitions.get(eventType)) ?? []
  const earlier = siblings.slice(0, siblings.indexOf(transition)).find(({ guard }) => guard === undefined)
  return earlier && `shadowed by an earlier branch without a guard: ${edgeId(earlier)}`
}

/** What can be entered at most, were every other guard to hold. */
function entrable(
  machine: AnyStateMachine,
  nodes: readonly AnyStateNode[],
  dead: ReadonlyMap<string, string>,
): ReadonlySet<AnyStateNode> {
  const entered = new Set<AnyStateNode>()
  /** Those that were entered for themselves, and not for what is within. */
  const begun = new Set<AnyStateNode>()
  const enter = (node: AnyStateNode, isGoal: boolean): void => {
    if (isGoal ? begun.has(node) : entered.has(node)) return
    entered.add(node)
    if (isGoal) begun.add(node)
    if (node.parent) enter(node.parent, false)
    // What a history remembers may be anything beside it.
    if (node.type === 'history' && node.parent) for (const one of nodesWithin(node.parent)) enter(one, true)
    if (node.type === 'parallel') for (const region of Object.values(node.states)) enter(region, true)
    if (isGoal) for (const first of node.initial?.target ?? []) enter(first, true)
  }
  enter(machine.root, true)
  for (const node of nodes) if ('route' in node.config) enter(node, true)
  for (let size = -1; size !== begun.size; ) {
    size = begun.size
    for (const node of [...entered])
      for (const transition of transitionsOf(node))
        if (!dead.has(edgeId(transition))) for (const target of transition.target ?? []) enter(target, true)
  }
  return entered
}
