import type { AnyStateMachine } from 'xstate'
import type { EventDefinitions } from './core/event.ts'
import type { SavedStep } from './core/meta.ts'
import { motorEvents } from './motor/motor.events.ts'
import { motorMachine } from './motor/motor.machine.ts'
import { type Retold, retoldMotor } from './motor/motor.retold.ts'
import { proposalEvents } from './proposal/proposal.events.ts'
import { proposalMachine } from './proposal/proposal.machine.ts'
import { retoldProposal } from './proposal/proposal.retold.ts'
import { quoteListEvents } from './quote-list/quote-list.events.ts'
import { quoteListMachine } from './quote-list/quote-list.machine.ts'
import { retoldQuoteList } from './quote-list/quote-list.retold.ts'
import type { MotorRecord } from './schemas/record.ts'

/** A machine whose answers are saved: it hears a save again on the server and decides. */
export type Saver = {
  machine: AnyStateMachine
  events: EventDefinitions
  /** A save as the events that caused it. */
  retold: (step: SavedStep, told: MotorRecord, record: MotorRecord) => Retold | undefined
}

const motor: Saver = { machine: motorMachine, events: motorEvents, retold: retoldMotor }
const quoteList: Saver = { machine: quoteListMachine, events: quoteListEvents, retold: retoldQuoteList }
const proposal: Saver = { machine: proposalMachine, events: proposalEvents, retold: retoldProposal }

/** Which machine a saved step belongs to. */
export const savers: Record<SavedStep, Saver> = {
  1: motor,
  2: motor,
  3: motor,
  4: motor,
  5: motor,
  6: motor,
  7: quoteList,
  8: proposal,
  9: proposal,
  10: proposal,
}
