import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate'
import { withoutPreempted } from './conflict.ts'

export type Microstep = Extract<InspectionEvent, { type: '@xstate.microstep' }>
export type Before = Pick<AnyMachineSnapshot, '_nodes' | 'historyValue'>

type TakenStep = {
  /** The transitions of one microstep. */
  happened: AnyTransitionDefinition[]
  /** Those preempted by another region's transition for the same event. */
  preempted: AnyTransitionDefinition[]
}

/**
 * The transitions of one microstep, guard branch and `always` included; none where no state handled the event.
 * This is the one place that reads `_transitions` of XState's inspection: tests/paths/explore/walker.test.ts and
 * tests/machines/recording pin what it relies on.
 */
export function happenedIn({ _transitions }: Microstep, before: Before): TakenStep {
  const happened = withoutPreempted(_transitions, before)
  return { happened, preempted: _transitions.filter((one) => !happened.includes(one)) }
}

/** The states a machine is in before anything happens. */
export function initialNodes(node: AnyStateNode): AnyStateNode[] {
  const within = node.type === 'parallel' ? Object.values(node.states) : (node.initial?.target ?? [])
  return [node, ...within.filter(({ type }) => type !== 'history').flatMap(initialNodes)]
}
