import type { Premium, ProposeReply } from '#contract/partners/insurer.ts'
import { sortedJson } from '#machines/core/sorted-json.ts'
import { productOf } from '#machines/products.ts'
import type { LifecycleEventType } from '#machines/purchase/lifecycle/lifecycle.events.ts'
import type { Plan } from '#machines/schemas/plan.ts'
import { findLead, recordOf, updateLead } from '../access/leads.store.ts'
import type { Proposal } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import { moveLifecycle } from '../engine/lifecycle.ts'
import { sendExpiry } from './expire.job.ts'
import { agreedOf, answerProposal, isReferred, type ProposalStatus, sendDecided } from './proposals.store.ts'
import { tellCustomer } from './tell-customer.ts'

type SettleDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'products' | 'recording'>

/** The effect of an insurer's answer on a proposal; `unknown` where it was lost. */
export type ProposalAnswer =
  | ProposeReply
  | { status: 'unknown' }
  | { status: 'failed'; reason: string }
  | { status: 'photographAsked'; reason: string; documentId: string }

type Verdict = { status: ProposalStatus; event: LifecycleEventType; premium?: Premium }

/** Accepted means accepted at the agreed premium, to the paisa; any other premium needs new consent (T10 to T13). */
function verdictOf(answer: ProposalAnswer, agreedPaise: number): Verdict {
  // What a person at the insurer decides is asked for like an answer that was lost.
  if (answer.status === 'unknown' || answer.status === 'referred')
    return { status: 'unknown', event: 'OUTCOME_UNKNOWN' }
  if (!('premium' in answer)) return { status: 'rejected', event: 'PROPOSAL_REJECTED' }
  const { premium } = answer
  const isAgreed = answer.status === 'accepted' && premium.final === agreedPaise
  return isAgreed
    ? { status: 'accepted', event: 'PROPOSAL_ACCEPTED', premium }
    : { status: 'premiumChanged', event: 'PREMIUM_CHANGED', premium }
}

/** Writes an answer and applies its event in one transaction; a known answer changes nothing. */
export function settleProposal(
  deps: SettleDeps,
  proposal: Proposal,
  answer: ProposalAnswer,
  cause = 'insurer',
): Promise<void> {
  const { db, clock, jobs } = deps
  const at = clock.now()
  const { status, event, premium } = verdictOf(answer, agreedOf(proposal))
  return db.transaction(async (tx) => {
    const reply = 'proposal_number' in answer ? { insurerReference: answer.proposal_number } : {}
    const said = {
      ...reply,
      ...(premium && { insurerPaise: premium.final }),
      ...(answer.status !== 'unknown' && { insurerReply: { ...answer } }),
    }
    if (!(await answerProposal(tx, proposal.id, { status, at, ...said }))) return
    const by = { actor: 'system' as const, at, cause }
    const lead = { id: proposal.leadId, status: 'proposalRequest' }
    if (status === 'accepted' && premium) {
      const payBy = 'pay_by' in answer ? answer.pay_by : undefined
      const agreed = await keepAgreedPrice(deps, tx, proposal, { premium, payBy, at })
      await sendExpiry(jobs, tx, proposal.leadId, agreed)
    }
    await moveLifecycle(deps, tx, lead, event, by)
    const isDecided = isReferred(proposal) && status !== 'unknown' && cause === 'insurer'
    if (isDecided) await tellCustomer(jobs, tx, 'decided', proposal.leadId)
    const isReferredNow = answer.status === 'referred' && !isReferred(proposal)
    if (isReferredNow) await tellCustomer(jobs, tx, 'referred', proposal.leadId)
    if (status !== 'unknown') await sendDecidedWhereBlocked(deps, tx, proposal.leadId)
  })
}

async function sendDecidedWhereBlocked(
  { jobs, products }: SettleDeps,
  tx: Db,
  leadId: string,
): Promise<void> {
  const lead = await findLead(tx, leadId)
  if (lead && productOf(products, lead).takesMandates) await sendDecided(jobs, tx, leadId)
}

type Agreed = { premium: Premium; payBy: string | undefined; at: Date }

/** The plan in the record is the one that is bought, so it gets the agreed premium. */
async function keepAgreedPrice(
  deps: SettleDeps,
  tx: Db,
  { leadId }: Proposal,
  { premium, payBy, at }: Agreed,
): Promise<Plan> {
  const lead = await findLead(tx, leadId)
  const record = lead && recordOf(deps, lead)
  if (!lead || !record?.plan) throw new Error('An accepted proposal has no plan')
  const plan = { ...priced(record.plan, premium), payBy }
  if (sortedJson(plan) === sortedJson(record.plan)) return plan
  const saved = await updateLead(deps, tx, lead, { record: { ...record, plan }, at })
  if (!saved) throw new Error('The journey changed while its proposal was out')
  return plan
}

/** Cover begins when the answer says, which is later than the quote said where a person took days to decide. */
function priced(plan: Plan, { lines, net, gst, final, start, end }: Premium): Plan {
  const printed = lines.map(({ key, label, amount, reason }) => ({ key, label, amount, reason }))
  return { ...plan, lines: printed, net, gst, final, start, end }
}
