import type { RequestOf } from '#contract/call.ts'
import type { ProposalReply, submitProposal } from '#contract/proposal/proposal.calls.ts'
import { messages } from '#machines/reference/messages.ts'
import { paise } from '#machines/rules/money.ts'
import type { Plan } from '#machines/schemas/plan.ts'
import { findLead, recordOf } from '../access/leads.store.ts'
import { hasAgreed } from '../audit/consents.store.ts'
import type { Lead } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Mover } from '../engine/log-moves.ts'
import { refuse } from '../http/refuse.ts'
import type { Insurers } from '../insurers/insurers.ts'
import { ask } from './ask-insurer.ts'
import { claim } from './claim.ts'
import { expireProposal } from './expiry.store.ts'
import { findOut } from './find-out.ts'
import { givePlanBack } from './give-back.ts'
import { latestProposal } from './proposals.store.ts'
import { offerOf, readyToPropose } from './ready.ts'
import { settle } from './settle.ts'
import { standingOf } from './standing.ts'

export type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'random' | 'jobs' | 'log' | 'products'> & {
  insurers: Insurers
}
type Request = Pick<RequestOf<typeof submitProposal>, 'caseId' | 'insurerId' | 'acceptedPremium'>

/** Puts the saved journey to the insurer of its plan, unless it has been, and says how that stands. */
export async function propose(needs: Needs, lead: Lead, request: Request, by: Mover): Promise<ProposalReply> {
  const { db } = needs
  const current = await expireProposal(needs, lead)
  const { status } = current
  if (status === 'proposalRequest') return findOut(needs, current, 'askAgain')
  const isRetry = status === 'quotesGenerated' || status === 'proposalFailure'
  const agreed =
    status === 'proposalPremiumMismatch' ? await acceptedPremium(db, current, request) : undefined
  if (!isRetry && agreed === undefined) return shown(needs, current)
  if (agreed !== undefined) await refuseWithoutConsent(db, current, agreed, by)
  const record = recordOf(needs, current)
  const offer = await offerOf(needs, record)
  refuseOtherPlan(offer.plan, request)
  if (offer.run.onDay !== needs.clock.today()) {
    await givePlanBack(needs, current, by, true)
    return refuse('not-now', messages.proposal.quotesStale)
  }
  const ready = await readyToPropose(needs, current, offer)
  const claimed = await claim(needs, current, { agreed: agreed ?? offer.plan.final, ready, by })
  if (claimed) await settle(needs, claimed, await ask(needs, claimed, ready))
  return standing(db, current)
}

/** A repeated request is told what came of the first; before there are quotes there is nothing to propose. */
async function shown({ db }: Needs, lead: Lead): Promise<ProposalReply> {
  const reply = await standingOf(db, lead)
  return reply.data.isSent ? reply : refuse('not-now')
}

/** The insurer's new premium, where it is exactly what the customer said yes to (T14); else it is shown again. */
async function acceptedPremium(db: Needs['db'], lead: Lead, { acceptedPremium: accepted }: Request) {
  const asked = (await latestProposal(db, lead.id))?.insurerPaise ?? undefined
  return accepted !== undefined && paise(accepted) === asked ? asked : undefined
}

/** An employee says yes in a customer's name only to what the customer agreed to (T14). */
async function refuseWithoutConsent(db: Needs['db'], lead: Lead, agreed: number, by: Mover): Promise<void> {
  if (by.actor !== 'employee') return
  const asked = { leadId: lead.id, employeeId: by.actorId ?? '', at: by.at }
  if (!(await hasAgreed(db, asked, agreed))) refuse('not-allowed', messages.desk.premiumNeedsConsent)
}

function refuseOtherPlan({ caseId, insurerId }: Plan, request: Request): void {
  const isSame = caseId === request.caseId && insurerId === request.insurerId
  if (!isSame) refuse('not-now', messages.proposal.otherPlan)
}

async function standing(db: Needs['db'], { id }: Lead): Promise<ProposalReply> {
  const lead = await findLead(db, id)
  return lead ? standingOf(db, lead) : refuse('unknown-journey')
}
