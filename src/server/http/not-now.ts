import type { AnyStateMachine } from 'xstate'
import { ApiError, failures } from './fail.ts'

/** An event that a machine does not take where it stands. */
export type UnhandledByMachine = {
  leadId: string
  machine: AnyStateMachine
  /** The innermost state it stood in. */
  state: string
  event: string
}

/** Refused as every `not-now`; who logs what machines do is told what nobody heard. */
export class NotNow extends ApiError {
  constructor(
    stands: { state: string; event: string },
    readonly unheard: UnhandledByMachine,
  ) {
    super('not-now', failures['not-now'].message, { current: stands })
  }
}
