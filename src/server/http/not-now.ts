import type { AnyStateMachine } from 'xstate'
import { failures, Refusal } from './refuse.ts'

/** An event that a machine does not take where it stands. */
export type Unheard = {
  leadId: string
  machine: AnyStateMachine
  /** The innermost state it stood in. */
  state: string
  event: string
}

/** Refused as every `not-now`; who logs what machines do is told what nobody heard. */
export class NotNow extends Refusal {
  constructor(
    stands: { state: string; event: string },
    readonly unheard: Unheard,
  ) {
    super('not-now', failures['not-now'].message, { current: stands })
  }
}
