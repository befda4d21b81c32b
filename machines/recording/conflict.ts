import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/**
 * Of the transitions that parallel regions enable for one event, those that are taken: where two exit the same state,
 * XState drops the later one unless its source is deeper (SCXML, removeConflictingTransitions).
 */
export function withoutPreempted(
  transitions: readonly AnyTransitionDefinition[],
  { _nodes, historyValue }: Pick<AnyMachineSnapshot, '_nodes' | 'historyValue'>,
): AnyTransitionDefinition[] {
  if (transitions.length < 2) return [...transitions]
  const left = new Map(transitions.map((one) => [one, exitsOf(one, _nodes, historyValue)]))
  const kept = new Set<AnyTransitionDefinition>()
  for (const one of transitions) {
    const rivals = [...kept].filter((other) => left.get(one)?.some((node) => left.get(other)?.includes(node)))
    if (!rivals.every((other) => isWithin(one.source, other.source))) continue
    for (const other of rivals) kept.delete(other)
    kept.add(one)
  }
  return [...kept]
}

/** The active states that a transition leaves. */
export function exitsOf(
  transition: AnyTransitionDefinition,
  active: readonly AnyStateNode[],
  history: AnyMachineSnapshot['historyValue'],
): AnyStateNode[] {
  const targets = (transition.target ?? []).flatMap((target) => effective(target, history))
  if (targets.length === 0) return []
  const domain = domainOf(transition, targets)
  return active.filter((node) => (domain ? isWithin(node, domain) : true) || leavesItself(node))

  function leavesItself(node: AnyStateNode): boolean {
    return transition.reenter && node === transition.source && node === domain
  }
}

/** The innermost state that stays active; undefined where even the root is exited. */
function domainOf(
  { source, reenter }: AnyTransitionDefinition,
  targets: readonly AnyStateNode[],
): AnyStateNode | undefined {
  if (!reenter && targets.every((target) => target === source || isWithin(target, source))) return source
  for (let above = (targets[0] ?? source).parent; above; above = above.parent) {
    const around = above
    if ([...targets, source].every((node) => isWithin(node, around))) return around
  }
  return reenter ? undefined : source.machine.root
}

/** The innermost state that contains everything a transition changes; undefined where that is the root itself. */
export function reachOf(
  transition: AnyTransitionDefinition,
  history: AnyMachineSnapshot['historyValue'],
): AnyStateNode | undefined {
  const targets = (transition.target ?? []).flatMap((target) => effective(target, history))
  return targets.length === 0 ? undefined : domainOf(transition, targets)
}

/** What a history state currently resolves to. */
function effective(target: AnyStateNode, history: AnyMachineSnapshot['historyValue']): AnyStateNode[] {
  if (target.type !== 'history') return [target]
  return history[target.id] ?? (target.parent ? [target.parent] : [])
}

/** Whether a state is a descendant of another. */
export function isWithin(node: AnyStateNode, around: AnyStateNode): boolean {
  for (let above = node.parent; above; above = above.parent) if (above === around) return true
  return false
}
