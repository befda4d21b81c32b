import type { SavedMachine } from '../core/saved-machine.ts'
import { savedProposal } from '../proposal/proposal.machine.ts'
import { savedQuoteList } from '../quote-list/quote-list.machine.ts'
import { savedMotor } from './motor.machine.ts'

/** The machines of a motor journey whose answers are saved, in the order in which a person meets them. */
export const motorMachines: readonly SavedMachine[] = [savedMotor, savedQuoteList, savedProposal]
