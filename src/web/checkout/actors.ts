import { fromPromise } from 'xstate'
import { getPaymentStatus, requestPayment } from '#contract/payment/payment.calls.ts'
import { statusOfReply } from '#contract/payment/status.codec.ts'
import { getPolicyDocument } from '#contract/policy/policy.calls.ts'
import { policyOfReply } from '#contract/policy/policy.codec.ts'
import { messages } from '#machines/reference/messages.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import type { PaymentStatus, PolicyStatus } from '#machines/schemas/outcome.ts'
import type { Sent } from '../api-client/send.ts'
import { send } from '../api-client/send.ts'
import { bodyOf } from '../saving/calls.ts'
import { outbox } from '../saving/tab-outbox.ts'

type Input = { record: JourneyRecord }

/** Pending and failure are answers too; only a refusal is not. */
function said<Reply>(sent: Sent<Reply>): Reply {
  if (sent.body !== undefined) return sent.body
  return bodyOf(sent)
}

export const askForPayment = fromPromise<PaymentStatus, Input>(async ({ input: { record } }) => {
  if (!(await outbox.flush())) throw new Error(messages.journey.saveFailed)
  return statusOfReply(said(await send(requestPayment, { customerLeadId: record.leadId })))
})

export const readPayment = fromPromise<PaymentStatus, Input>(async ({ input: { record }, signal }) =>
  statusOfReply(
    said(await send(getPaymentStatus, { caseId: (record.plan ?? record.lapsed)?.caseId ?? '' }, { signal })),
  ),
)

export const readPolicy = fromPromise<PolicyStatus, Input>(async ({ input: { record }, signal }) =>
  policyOfReply(said(await send(getPolicyDocument, { id: record.leadId }, { signal }))),
)
