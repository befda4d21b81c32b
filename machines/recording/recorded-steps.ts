import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { scopeOf } from '../core/scope.ts'
import type { Microstep } from './microstep.ts'
import { RecordedRun, type RunRecorder } from './recorded-run.ts'

type Action = { type: string; params: unknown }
/** The result of a step and the actions the machine wants executed; none is executed here. */
export type ActedStep = [snapshot: AnyMachineSnapshot, actions: Action[]]

export type RecordedSteps = {
  /** It is in a stored state. */
  stand: (snapshot: AnyMachineSnapshot) => void
  begin: (input: unknown) => ActedStep
  transition: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => ActedStep
}

/** Runs a machine as a pure function and records what it does, all at one moment. */
export function recordedSteps(machine: AnyStateMachine, keeper: RunRecorder, at: number): RecordedSteps {
  const run = new RecordedRun(machine, keeper)
  let actions: Action[] = []
  let microsteps: Microstep[] = []
  const scope = scopeOf({
    inspect: (event) => {
      if (event.type === '@xstate.microstep' && event.actorRef === scope.self) microsteps.push(event)
    },
    acts: (action) => actions.push(action),
  })
  const acted = (step: () => AnyMachineSnapshot): ActedStep => {
    actions = []
    microsteps = []
    return [step(), actions]
  }
  return {
    stand: (snapshot) => {
      run.begin([], snapshot, at)
      run.settle(snapshot)
    },
    begin: (input) => {
      const step = acted(() => machine.getInitialSnapshot(scope, input))
      run.begin(microsteps, step[0], at)
      run.settle(step[0])
      return step
    },
    transition: (before, event) => {
      const step = acted(() => machine.transition(before, event, scope))
      for (const microstep of microsteps) run.step(microstep, at)
      run.settle(step[0])
      return step
    },
  }
}
