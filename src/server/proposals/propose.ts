import type { RequestOf } from '#contract/call.ts'
import type { ProposalReply, submitProposal } from '#contract/proposal/proposal.calls.ts'
import { messages } from '#machines/reference/messages.ts'
import { paise } from '#machines/rules/money.ts'
import type { Plan } from '#machines/schemas/plan.ts'
import { findLead, recordOf } from '../access/leads.store.ts'
import { hasAgreed } from '../audit/consents.store.ts'
import type { Lead } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Actor } from '../engine/log-transitions.ts'
import { fail } from '../http/fail.ts'
import type { Insurers } from '../insurers/insurers.ts'
import { askInsurer } from './ask-insurer.ts'
import { checkPending } from './check-pending.ts'
import { claimProposal } from './claim.ts'
import { expireProposal } from './expiry.store.ts'
import { isGivenBack, latestProposal } from './proposals.store.ts'
import { offerOf, readyToPropose } from './ready.ts'
import { releasePlan } from './release-plan.ts'
import { settleProposal } from './settle.ts'
import { proposalReplyOf } from './status.ts'

export type ProposalDeps = Pick<
  Deps,
  'db' | 'clock' | 'config' | 'random' | 'jobs' | 'log' | 'fetch' | 'products' | 'recording'
> & {
  insurers: Insurers
}
type Request = Pick<RequestOf<typeof submitProposal>, 'caseId' | 'insurerId' | 'acceptedPremium' | 'version'>

/** Sends the saved journey to its plan's insurer, unless that was done, and returns the state. */
export async function propose(
  deps: ProposalDeps,
  lead: Lead,
  request: Request,
  by: Actor,
): Promise<ProposalReply> {
  const { db } = deps
  const current = await expireProposal(deps, lead)
  const { status } = current
  if (status === 'proposalRequest') return checkPending(deps, current, 'askAgain')
  const isRetry = status === 'quotesGenerated' || status === 'proposalFailure'
  const agreed =
    status === 'proposalPremiumMismatch' ? await acceptedPremium(db, current, request) : undefined
  if (!isRetry && agreed === undefined) return shown(deps, current)
  if (agreed !== undefined) await rejectWithoutConsent(db, current, agreed, by)
  if (isRetry) rejectUnseen(current, request)
  const record = recordOf(deps, current)
  const offer = await offerOf(deps, record)
  rejectOtherPlan(offer.plan, request)
  const isStale = offer.run.onDay !== deps.clock.today()
  if (isStale && !(await isBeingRead(db, current, agreed))) {
    await releasePlan(deps, current, by, true)
    return fail('not-now', messages.proposal.quotesStale)
  }
  const ready = await readyToPropose(deps, current, offer)
  const claimed = await claimProposal(deps, current, { agreed: agreed ?? offer.plan.final, ready, by })
  if (claimed) await settleProposal(deps, claimed, await askInsurer(deps, claimed, ready))
  return currentStatus(db, current)
}

/** A person may take days to decide or to ask for another photograph; the insurer says what it costs by then. */
async function isBeingRead(db: ProposalDeps['db'], lead: Lead, agreed: number | undefined): Promise<boolean> {
  const before = await latestProposal(db, lead.id)
  if (!before) return false
  return isGivenBack(before) || (agreed !== undefined && before.decision !== null)
}

/** A repeated request gets the result of the first; before quotes there is nothing to propose. */
async function shown({ db }: ProposalDeps, lead: Lead): Promise<ProposalReply> {
  const reply = await proposalReplyOf(db, lead)
  return reply.data.isSent ? reply : fail('not-now')
}

/** The insurer's new premium, if it is exactly what the customer accepted (T14); else it is shown again. */
async function acceptedPremium(db: ProposalDeps['db'], lead: Lead, { acceptedPremium: accepted }: Request) {
  const asked = (await latestProposal(db, lead.id))?.insurerPaise ?? undefined
  return accepted !== undefined && paise(accepted) === asked ? asked : undefined
}

/** An employee may accept for a customer only what the customer consented to (T14). */
async function rejectWithoutConsent(
  db: ProposalDeps['db'],
  lead: Lead,
  agreed: number,
  by: Actor,
): Promise<void> {
  if (by.actor !== 'employee') return
  const asked = { leadId: lead.id, employeeId: by.actorId ?? '', at: by.at }
  if (!(await hasAgreed(db, asked, agreed))) fail('not-allowed', messages.desk.premiumNeedsConsent)
}

/** A declaration is about the answers above it: whoever has not seen the latest is shown them first. */
function rejectUnseen({ version }: Lead, { version: seen }: Request): void {
  if (seen !== undefined && seen < version) fail('saved-elsewhere', messages.proposal.changedElsewhere)
}

function rejectOtherPlan({ caseId, insurerId }: Plan, request: Request): void {
  const isSame = caseId === request.caseId && insurerId === request.insurerId
  if (!isSame) fail('not-now', messages.proposal.otherPlan)
}

async function currentStatus(db: ProposalDeps['db'], { id }: Lead): Promise<ProposalReply> {
  const lead = await findLead(db, id)
  return lead ? proposalReplyOf(db, lead) : fail('unknown-journey')
}
