import type { AnyStateMachine, AnyStateNode } from 'xstate'
import type { StateMeta } from '#machines/core/meta.ts'

/** What the outside may know of a state by its path, such as `registrationNumber.city`: deeper over shallower. */
export function screenAt(machine: AnyStateMachine, state: string): StateMeta {
  const metas: StateMeta[] = []
  let node: AnyStateNode | undefined = machine.root
  for (const key of state.split('.')) {
    node = node?.states[key]
    if (node?.meta) metas.push(node.meta)
  }
  return Object.assign({}, ...metas)
}

/** The call or child machine that a state waits for. */
export const invokedAt = (machine: AnyStateMachine, state: string): string | undefined =>
  nodeAt(machine, state)?.invoke[0]?.id

/** Whether a state is left when some time has passed. */
export const isTimed = (machine: AnyStateMachine, state: string): boolean =>
  (nodeAt(machine, state)?.after.length ?? 0) > 0

function nodeAt(machine: AnyStateMachine, state: string): AnyStateNode | undefined {
  return state.split('.').reduce<AnyStateNode | undefined>((at, key) => at?.states[key], machine.root)
}
