import type { AnyStateMachine } from 'xstate'
import { ApiError, failures } from './fail.ts'

/** An event that a machine does not accept in its current state. */
export type UnhandledByMachine = {
  leadId: string
  machine: AnyStateMachine
  /** The innermost state. */
  state: string
  event: string
}

/** Refuses with `not-now`; the recorder is told of the unhandled event. */
export class NotNow extends ApiError {
  constructor(
    stands: { state: string; event: string },
    readonly unhandled: UnhandledByMachine,
  ) {
    super('not-now', failures['not-now'].message, { current: stands })
  }
}
