import { fromPromise } from 'xstate'
import { getProposalStatus } from '#contract/proposal/proposal.calls.ts'
import { outcomeOf, proposalCallOf, toProposal } from '#contract/proposal/proposal.codec.ts'
import type { KnownVehicle, MotorRecord } from '#machines/motor/record/motor-record.ts'
import { messages } from '#machines/reference/messages.ts'
import type { ProposalOutcome } from '#machines/schemas/outcome.ts'
import { send } from '../api/send.ts'
import { outbox } from '../saving/tab-outbox.ts'
import * as calls from '../shared/motor/calls.ts'

type Input = { record: MotorRecord }

/** The vehicle behind the number of the journey; a new vehicle has none yet. */
export const lookUpVehicle = fromPromise<KnownVehicle | null, Parameters<typeof calls.lookUpVehicle>[0]>(
  async ({ input }) => (input.registrationNumber === '' ? null : calls.lookUpVehicle(input)),
)

/** Proposes the saved journey. If the server refused a save meanwhile, the machine has moved on and nothing is sent. */
export const submitProposal = fromPromise<ProposalOutcome, Input & { accepted?: number }>(
  async ({ input: { record, accepted }, signal }) => {
    if (!(await outbox.flush())) return { kind: 'none', version: record.version }
    if (signal.aborted) throw new Error(messages.journey.saveFailed)
    return learned(
      record,
      outcomeOf(await send(proposalCallOf(record), toProposal(record, accepted)), record),
    )
  },
)

export const readProposal = fromPromise<ProposalOutcome, Input>(async ({ input: { record }, signal }) => {
  const sent = await send(getProposalStatus, { customerLeadId: record.leadId }, { signal })
  return learned(record, outcomeOf(sent, record))
})

function learned({ leadId }: MotorRecord, outcome: ProposalOutcome): ProposalOutcome {
  outbox.learn(leadId, outcome.version)
  return outcome
}
