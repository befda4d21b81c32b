import { fromPromise } from 'xstate'
import { getPaymentStatus, requestPayment } from '#contract/payment/payment.calls.ts'
import { standingOfReply } from '#contract/payment/standing.codec.ts'
import { getPolicyDocument } from '#contract/policy/policy.calls.ts'
import { policyOfReply } from '#contract/policy/policy.codec.ts'
import { messages } from '#machines/reference/messages.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import type { PaymentStanding, PolicyStanding } from '#machines/schemas/outcome.ts'
import { bodyOf } from '../journey/calls.ts'
import type { Sent } from '../journey/send.ts'
import { send } from '../journey/send.ts'
import { outbox } from '../journey/the-outbox.ts'

type Input = { record: JourneyRecord }

/** A reply that says pending or failure is an answer too; only a refusal is none. */
function said<Reply>(sent: Sent<Reply>): Reply {
  if (sent.body !== undefined) return sent.body
  return bodyOf(sent)
}

export const askForPayment = fromPromise<PaymentStanding, Input>(async ({ input: { record } }) => {
  if (!(await outbox.flush())) throw new Error(messages.journey.saveFailed)
  return standingOfReply(said(await send(requestPayment, { customerLeadId: record.leadId })))
})

export const readPayment = fromPromise<PaymentStanding, Input>(async ({ input: { record }, signal }) =>
  standingOfReply(said(await send(getPaymentStatus, { caseId: record.plan?.caseId ?? '' }, { signal }))),
)

export const readPolicy = fromPromise<PolicyStanding, Input>(async ({ input: { record }, signal }) =>
  policyOfReply(said(await send(getPolicyDocument, { id: record.leadId }, { signal }))),
)
