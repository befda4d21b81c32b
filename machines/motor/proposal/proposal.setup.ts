import { assign } from 'xstate'
import { outsideCall } from '../../core/actors.ts'
import * as shared from '../../purchase/proposal/proposal.setup.ts'
import type { MotorRecord, RegistryDetails } from '../record/motor-record.ts'
import type { Shot } from '../record/photograph.ts'
import { missingShots, shotsAsked } from '../rules/inspection.ts'
import { personalAccidentOf } from '../rules/personal-accident.ts'
import { type ProposalEvent, proposalEvents } from './proposal.events.ts'
import { isValid, type ProposalPart } from './proposal.validity.ts'

export type MotorProposalInput = shared.ProposalInput<MotorRecord>

const recallVehicle = outsideCall<RegistryDetails | null, { leadId: string }>('the registry')

/** What the proposal of a vehicle has besides what all proposals share. */
export const proposal = shared
  .proposalSetup<MotorRecord, ProposalEvent, RegistryDetails>()(proposalEvents, { recallVehicle })
  .extend({
    guards: {
      lacksContact: ({ context }) => context.record.customer === undefined,
      pricesFirst: ({ context }) => context.record.pricesFirst === true,
      lacks: ({ context: { record, today } }, { what }: { what: ProposalPart }) =>
        !isValid(what, record, today),
      lacksNominee: ({ context: { record, today } }) =>
        personalAccidentOf(record) !== 'none' && !isValid('nominee', record, today),
      lacksPhotographs: ({ context: { record, today } }) => missingShots(record, today).length > 0,
      asksPhotographs: ({ context }) => shotsAsked(context.record).length > 0,
      isPhotographAsked: ({ context }, { shot }: { shot: Shot }) => shotsAsked(context.record).includes(shot),
      asksNominee: ({ context }) => personalAccidentOf(context.record) !== 'none',
    },
    actions: {
      keepKnown: assign((_, { known }: { known: RegistryDetails | null }) => (known ? { known } : {})),
    },
  })
