import { proposalSetup } from '../../purchase/proposal/proposal.setup.ts'
import type { HealthRecord } from '../record/health-record.ts'
import { type HealthProposalEvent, healthProposalEvents } from './health-proposal.events.ts'
import { type HealthPart, isValid } from './health-proposal.parts.ts'

/** What the proposal of a person has besides what all proposals share. */
export const healthProposal = proposalSetup<HealthRecord, HealthProposalEvent>()(
  healthProposalEvents,
  {},
).extend({
  guards: {
    lacks: ({ context: { record, today } }, { what }: { what: HealthPart }) => !isValid(what, record, today),
  },
})
