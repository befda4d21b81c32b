import type { IssueReply } from '#contract/partners/insurer.ts'
import type { IssuedPolicy } from '#machines/document/issued.ts'
import { productOf } from '#machines/products.ts'
import { insurerOf } from '#machines/reference/insurers.ts'
import { dayOf } from '#machines/rules/calendar.ts'
import { findLead, recordOf } from '../access/leads.store.ts'
import type { Policy } from '../db/schema.ts'
import { type PaidOrder, paidOrder } from '../payments/payments.store.ts'
import { besideRegister } from '../registry/beside-register.ts'
import type { PolicyDeps } from './deps.ts'
import { periodFrom } from './period.ts'
import { keepPolicy, policyOfLead } from './policies.store.ts'

/** The policy of a paid journey: the one we have, else the insurer's, who is asked for it only once. */
export async function policyFor(deps: PolicyDeps, leadId: string): Promise<Policy> {
  const known = await policyOfLead(deps.db, leadId)
  if (known) return known
  const paid = await paidOrder(deps.db, leadId)
  const lead = await findLead(deps.db, leadId)
  if (!paid || !lead) throw new Error('A policy is asked for that nobody paid for')
  const reply = await issued(deps, paid)
  // Sealed identity numbers stay in the record.
  const { sealed: _, ...stored } = recordOf(deps, lead)
  const { record } = await besideRegister(deps, productOf(deps.products, lead), stored)
  return keep(deps, leadId, paid, snapshot(deps, reply, paid, record))
}

/**
 * Returns the policy if it was issued already, as after a lost answer or a restart;
 * otherwise issues it on proof of payment.
 */
async function issued({ insurers }: PolicyDeps, { proposal, payment }: PaidOrder): Promise<IssueReply> {
  const number = proposal.insurerReference
  if (number === null) throw new Error('An accepted proposal without its number')
  const key = keyOf(proposal.insurerId)
  const found = await insurers.findPolicy(key, number)
  if (found) return found
  const proof = { reference: payment.gatewayPaymentId, amount: payment.amountPaise, paid_at: paidAt(payment) }
  return insurers.issue(key, { proposal_number: number, payment: proof }, `issue-${proposal.id}`)
}

function snapshot(
  { random }: PolicyDeps,
  reply: IssueReply,
  { order, payment }: PaidOrder,
  record: IssuedPolicy['record'],
): IssuedPolicy {
  const { policy_number: policyNumber, start, end, od_end: odEnd, issued_at: issuedAt } = reply
  const { odEnd: movedOdEnd, ...period } = periodFrom({ start, end, odEnd }, dayOf(new Date(paidAt(payment))))
  return {
    policyNumber,
    verifyCode: random.id(),
    issuedAt,
    ...period,
    ...(movedOdEnd && { odEnd: movedOdEnd }),
    payment: {
      reference: payment.gatewayPaymentId,
      ...(order.gatewayOrderId && { order: order.gatewayOrderId }),
      amount: payment.amountPaise,
      paidAt: paidAt(payment),
    },
    record,
  }
}

function keep({ db, clock, random }: PolicyDeps, leadId: string, paid: PaidOrder, issued: IssuedPolicy) {
  const { policyNumber, verifyCode, start, end } = issued
  return keepPolicy(db, {
    id: random.id(),
    leadId,
    policyNumber,
    insurerId: paid.proposal.insurerId,
    verifyCode,
    issued,
    periodStart: start,
    periodEnd: end,
    createdAt: clock.now(),
  })
}

const paidAt = ({ capturedAt, createdAt }: PaidOrder['payment']) => (capturedAt ?? createdAt).toISOString()

export const keyOf = (insurerId: number): string => insurerOf(insurerId).key
