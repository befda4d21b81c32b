import type { LifecycleEventType } from '#machines/purchase/lifecycle/lifecycle.events.ts'
import { messages } from '#machines/reference/messages.ts'
import { isPaid } from '#machines/rules/journey-status.ts'
import type { Lead, Order } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import { canMove, moveLifecycle } from '../engine/lifecycle.ts'
import type { Actor } from '../engine/log-transitions.ts'
import { fail } from '../http/fail.ts'
import { expire } from '../proposals/expiry.store.ts'
import { confirmUnpaid } from './confirm-unpaid.ts'
import { type PaymentDeps, system } from './deps.ts'
import { openAtGateway } from './open-at-gateway.ts'
import { openOrder, renewOrder } from './orders.ts'
import { askAgain } from './payments.jobs.ts'
import { acceptedProposal, lockLead } from './payments.store.ts'

const { journey, failure } = messages

/**
 * Lets a customer pay: for the first time, again on an abandoned page, or after a failure (T18, T33, T46, T47). The
 * gateway is asked first for payments made meanwhile, in another tab or late.
 */
export async function requestPayment(deps: PaymentDeps, lead: Lead, by: Actor): Promise<void> {
  await confirmUnpaid(deps, lead, 'motor/requestPayment')
  const opened = await deps.db.transaction((tx) => open(tx, deps, lead.id, by))
  if ('refused' in opened) return fail('not-now', opened.refused)
  if (opened.order?.gatewayOrderId === null) await openAtGateway(deps, opened.order)
}

type Opened = { order?: Order } | { refused: string }

async function open(tx: Db, deps: PaymentDeps, leadId: string, by: Actor): Promise<Opened> {
  const lead = await lockLead(tx, leadId)
  if (isPaid(lead.status ?? undefined)) return {}
  const event = firstPossible(lead.status, ['PAY', 'REOPEN_PAYMENT_PAGE'])
  const proposal = await acceptedProposal(tx, leadId)
  if (!event || !proposal) return { refused: whyNot(lead.status) }
  const expiring = system(deps, by.cause ?? '')
  if (await expire({ ...deps, today: deps.clock.today() }, tx, lead, expiring))
    return { refused: journey.proposalExpired }
  const known = await openOrder(tx, deps, proposal, 'automatic')
  if (isBlocked(known)) return { refused: journey.paymentPending }
  await moveLifecycle(deps, tx, lead, event, by)
  const isRenewed = lead.status === 'paymentFailure' || known.capture === 'manual'
  const order = isRenewed ? await renewOrder(tx, deps, known, 'automatic') : known
  await askAgain(deps, { orderId: order.id, round: 0 }, tx)
  return { order }
}

const firstPossible = (status: string | null, events: LifecycleEventType[]) =>
  events.find((event) => canMove(status, event))

/** What a mandate has blocked is about to be taken, so nobody pays a second time. */
const isBlocked = ({ capture, status }: Order) => capture === 'manual' && status === 'pending'

const whyNot = (status: string | null) =>
  status === 'paymentPending' ? journey.paymentPending : failure.notNow
