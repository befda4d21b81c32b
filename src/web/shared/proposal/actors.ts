import { fromPromise } from 'xstate'
import * as mandates from '#contract/payment/mandate.calls.ts'
import { mandateOfReply } from '#contract/payment/mandate.codec.ts'
import { getProposalStatus, type ProposalReply } from '#contract/proposal/proposal.calls.ts'
import { outcomeOf } from '#contract/proposal/proposal.codec.ts'
import { kycMachine } from '#machines/purchase/kyc/kyc.machine.ts'
import { messages } from '#machines/reference/messages.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import type { MandateStanding, ProposalOutcome } from '#machines/schemas/outcome.ts'
import { type Refused, type Sent, send } from '../../api-client/send.ts'
import { bodyOf } from '../../saving/calls.ts'
import { readJourney } from '../../saving/read-journey.ts'
import { outbox } from '../../saving/tab-outbox.ts'
import { leavePlan } from '../plan/leave-plan.ts'
import * as kyc from './kyc/actors.ts'

/** Puts a saved journey to its insurer by its product's own call. */
type Propose<R extends JourneyRecord> = (record: R, accepted?: number) => Promise<Sent<ProposalReply>>

/** The outside calls that the proposals of all products make. */
export const proposalActors = <R extends JourneyRecord>(propose: Propose<R>) => ({
  kyc: kycMachine.provide({ actors: kyc }),
  /** If the server refused a save meanwhile, the machine has moved on and nothing is sent. */
  submitProposal: fromPromise<ProposalOutcome, { record: R; accepted?: number }>(
    async ({ input: { record, accepted }, signal }) => {
      if (!(await outbox.flush())) return { kind: 'none', version: record.version }
      if (signal.aborted) throw new Error(messages.journey.saveFailed)
      const version = Math.max(record.version, outbox.version(record.leadId))
      const sent = await propose({ ...record, version }, accepted)
      if (!sent.ok && sent.failure.code === 'saved-elsewhere') return changedElsewhere(sent, record)
      return learned(record, outcomeOf(sent, record))
    },
  ),
  readProposal: fromPromise<ProposalOutcome, { record: R }>(async ({ input: { record }, signal }) => {
    const sent = await send(getProposalStatus, { customerLeadId: record.leadId }, { signal })
    return learned(record, outcomeOf(sent, record))
  }),
  readMandate: mandateActor(mandates.readMandate),
  requestMandate: mandateActor(mandates.requestMandate),
  releaseMandate: mandateActor(mandates.releaseMandate),
  abandonPlan: leavePlan,
})

const mandateActor = (
  call: typeof mandates.readMandate | typeof mandates.requestMandate | typeof mandates.releaseMandate,
) =>
  fromPromise<MandateStanding, { record: JourneyRecord }>(async ({ input: { record }, signal }) =>
    mandateOfReply(bodyOf(await send(call, { customerLeadId: record.leadId }, { signal }))),
  )

/** The answers as they are now, to be declared anew. */
async function changedElsewhere(
  { failure }: Refused<unknown>,
  { leadId, version }: JourneyRecord,
): Promise<ProposalOutcome> {
  const read = await readJourney(leadId)
  if (read.kind !== 'found') return { kind: 'rejected', message: failure.message, version }
  return { kind: 'none', message: failure.message, current: read.record, version: read.record.version }
}

function learned({ leadId }: JourneyRecord, outcome: ProposalOutcome): ProposalOutcome {
  outbox.learnVersion(leadId, outcome.version)
  return outcome
}
