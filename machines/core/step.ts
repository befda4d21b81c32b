import {
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  createMachine,
} from 'xstate'
import { edgeId } from './graph.ts'

export type Step = {
  snapshot: AnyMachineSnapshot
  /** Ids of the transitions taken, in order, guard branch and `always` included; empty where nothing was. */
  taken: string[]
}

export type Walker = {
  begin: (input: unknown) => Step
  hear: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => Step
}

/**
 * Walks a machine as a pure function and tells the exact transitions it takes. This is the one place that
 * reads `_transitions` of XState's inspection; tests/machines/step.test.ts pins what it relies on.
 */
export function walkerOf(machine: AnyStateMachine): Walker {
  let taken: AnyTransitionDefinition[] = []
  const self = createActor(createMachine({}))
  self.system.inspect((event) => {
    if (event.type === '@xstate.microstep') taken.push(...event._transitions)
  })
  const scope: AnyActorScope = {
    self,
    id: 'walker',
    sessionId: 'walker',
    system: self.system,
    logger: () => undefined,
    defer: () => undefined,
    emit: () => undefined,
    stopChild: () => undefined,
    actionExecutor: () => undefined,
  }
  const stepped = (snapshot: AnyMachineSnapshot): Step => ({ snapshot, taken: taken.map(edgeId) })
  return {
    begin: (input) => {
      taken = []
      return stepped(machine.getInitialSnapshot(scope, input))
    },
    hear: (snapshot, event) => {
      taken = []
      return stepped(machine.transition(snapshot, event, scope))
    },
  }
}
