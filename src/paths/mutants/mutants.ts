import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { edgeId, transitionsOf } from '#machines/core/graph.ts'
import { acceptable, besides, isStayedIn } from './acceptable.ts'
import { type Config, reconfigured } from './config.ts'
import { withBranches } from './slot.ts'

export const kinds = ['wrong target', 'missing transition', 'extra transition'] as const
export type Kind = (typeof kinds)[number]

/** A machine with one fault in it. */
export type Mutant = {
  kind: Kind
  /** What is wrong, in words. */
  fault: string
  /** The event whose transition is wrong, and the state that hears it. */
  event: string
  node: AnyStateNode
  machine: () => AnyStateMachine
}

/**
 * Every single fault: each transition to each other state beside the right one, each transition left out, and each
 * event that a state refuses accepted there.
 */
export function mutantsOf(machine: AnyStateMachine, alphabet: readonly string[]): Mutant[] {
  const nodes = nodesOf(machine.root)
  const transitions = nodes.flatMap(transitionsOf)
  return [
    ...transitions.flatMap((one) => wrongTargets(machine, one)),
    ...transitions.map((one) => missing(machine, one)),
    ...nodes.flatMap((node) => extras(machine, node, acceptable(node, alphabet))),
  ]
}

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

const heardBy = ({ eventType, source }: AnyTransitionDefinition) => ({ event: eventType, node: source })

function wrongTargets(machine: AnyStateMachine, transition: AnyTransitionDefinition): Mutant[] {
  const right = transition.target?.[0] ?? transition.source
  return besides(right).map((wrong) => ({
    kind: 'wrong target',
    fault: `${edgeId(transition)} leads to ${wrong.id}`,
    ...heardBy(transition),
    machine: () => rebranched(machine, transition, (branch) => [{ ...branch, target: `#${wrong.id}` }]),
  }))
}

const missing = (machine: AnyStateMachine, transition: AnyTransitionDefinition): Mutant => ({
  kind: 'missing transition',
  fault: `${edgeId(transition)} is missing`,
  ...heardBy(transition),
  machine: () => rebranched(machine, transition, () => []),
})

/** One for each event; where it leads goes round among the states beside, but for those that are left at once. */
function extras(machine: AnyStateMachine, node: AnyStateNode, types: readonly string[]): Mutant[] {
  const others = besides(node).filter(isStayedIn)
  return types.flatMap((type, at): Mutant[] => {
    const target = others[at % others.length]
    if (!target) return []
    const added = () => [{ target: `#${target.id}` }]
    return [
      {
        kind: 'extra transition',
        fault: `${node.id} accepts ${type} and leads to ${target.id}`,
        event: type,
        node,
        machine: () => reconfigured(machine, node, (config) => withBranches(node, type, config, added)),
      },
    ]
  })
}

function rebranched(
  machine: AnyStateMachine,
  transition: AnyTransitionDefinition,
  change: (branch: Config) => readonly Config[],
): AnyStateMachine {
  const { source, eventType } = transition
  const siblings = eventType === '' ? source.always : source.transitions.get(eventType)
  const place = siblings?.indexOf(transition)
  return reconfigured(machine, source, (config) =>
    withBranches(source, eventType, config, (branches) =>
      branches.flatMap((branch, at) => (at === place ? change(branch) : [branch])),
    ),
  )
}
