import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { transitionsOf } from '#machines/core/graph.ts'

/** A guard or an action as a machine's definition holds it: a name, a function, an object that names one. */
export type Reference = unknown

type Wrap = {
  guard: (guard: Reference, of?: AnyTransitionDefinition) => Reference
  action: (action: Reference) => Reference
  /** What a final state gives as its output. */
  output: (output: Reference) => Reference
}

/** A machine like another with its guards and actions wrapped; the other stays as it is. */
export function wrapped(machine: AnyStateMachine, wrap: Wrap): AnyStateMachine {
  const { guards, actions } = machine.implementations
  const copy: AnyStateMachine = machine.provide({
    guards: mapped(guards, (guard) => wrap.guard(guard)),
    actions: mapped(actions, wrap.action),
  } as Parameters<AnyStateMachine['provide']>[0])
  wrapNode(copy.root, wrap)
  return copy
}

function wrapNode(node: AnyStateNode, wrap: Wrap): void {
  for (const transition of transitionsOf(node)) {
    const guard = transition.guard === undefined ? undefined : wrap.guard(transition.guard, transition)
    Object.assign(transition, { guard, actions: transition.actions.map(wrap.action) })
  }
  const { initial } = node
  if (initial) Object.assign(initial, { actions: initial.actions.map(wrap.action) })
  Object.assign(node, {
    entry: node.entry.map(wrap.action),
    exit: node.exit.map(wrap.action),
    output: node.parent ? wrap.output(node.output) : node.output,
  })
  for (const child of Object.values(node.states)) wrapNode(child, wrap)
}

const mapped = (all: object, wrap: (one: Reference) => Reference): object =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, wrap(one)]))
