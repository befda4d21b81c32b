import { payPath } from '#contract/payment/addresses.ts'
import { messages } from '#machines/reference/messages.ts'
import { isPaying } from '#machines/rules/journey-status.ts'
import type { PaymentStatus } from '#machines/schemas/outcome.ts'
import type { Lead, Order, Proposal } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import { linkIn } from '../messages/link-in.ts'
import type { PaymentDeps } from './deps.ts'
import { findOrder, paymentsOf } from './payments.store.ts'
import { excessOf } from './refunds.store.ts'

const { journey } = messages

/** A proposal's payment, as shown to its customer. */
export async function paymentStatusOf(
  { db, config }: Pick<PaymentDeps, 'db' | 'config'>,
  lead: Pick<Lead, 'id' | 'status' | 'language'>,
  proposal: Proposal | undefined,
): Promise<PaymentStatus> {
  const order = proposal && (await findOrder(db, 'proposalId', proposal.id))
  const refund = await excessOf(db, lead.id)
  const status = wordOf(order)
  const amount = order?.amountPaise ?? proposal?.agreedPaise ?? proposal?.quotedPaise ?? 0
  const message = order && status === 'failure' ? await whyNot(db, order) : undefined
  const isCancelled = message === journey.paymentCancelled
  return {
    status,
    amount,
    ...(message && { message }),
    ...(isCancelled && { isCancelled }),
    ...(order &&
      mayBePaid(lead, order) && {
        paymentURL: linkIn({ config }, lead.language, payPath(order.paymentToken)),
      }),
    ...(order?.gatewayOrderId && { order: { id: order.gatewayOrderId, at: order.createdAt.toISOString() } }),
    ...(refund && { refund }),
  }
}

/** The page of ours on which the customer reads how it went. */
export const pageAfter = ({ capture, leadId }: Order): string =>
  capture === 'manual' ? `/proposal/${leadId}` : `/success-page/${leadId}`

/** The page of ours from which the customer went to pay. */
export const pageBefore = ({ capture, leadId }: Order): string =>
  capture === 'manual' ? `/proposal/${leadId}` : `/checkout/${leadId}`

function wordOf(order: Order | undefined): PaymentStatus['status'] {
  if (!order) return 'notAsked'
  const { status } = order
  return status === 'pending' || status === 'success' || status === 'failure' ? status : 'initiated'
}

/** The payment page is shown again while nothing was settled on it (T47), a mandate's while the insurer decides. */
export const mayBePaid = ({ status }: Pick<Lead, 'status'>, order: Order): boolean => {
  const isAsked = order.capture === 'manual' ? status === 'proposalRequest' : isPaying(status ?? undefined)
  return order.gatewayOrderId !== null && wordOf(order) === 'initiated' && isAsked
}

async function whyNot(db: Db, order: Order): Promise<string> {
  if (order.gatewayOrderId === null) return journey.paymentLinkUnsafe
  const payments = await paymentsOf(db, order.id)
  const failed = payments.findLast(({ status }) => status === 'failed')
  if (failed) return failed.errorDescription ?? journey.paymentFailed
  return payments.some(({ isGivenBack }) => isGivenBack) ? journey.paymentFailed : journey.paymentCancelled
}
