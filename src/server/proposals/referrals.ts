import { productOf } from '#machines/products.ts'
import { insurerById } from '#machines/reference/insurers.ts'
import { maskMobile } from '#machines/rules/mask.ts'
import { rupees } from '#machines/rules/money.ts'
import type { Referral } from '#machines/schemas/referral.ts'
import { openRecordOf, recordOf } from '../access/leads.store.ts'
import { accessibleLeads } from '../audit/consents.store.ts'
import type { Lead, Proposal } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { decisionOf } from './deliver-decision.ts'
import { agreedOf, referredProposals } from './proposals.store.ts'

type ReferralDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'products' | 'recording'>
type Sight = { opens: boolean; showsSealed: boolean }

/** The queue as one employee sees it: a journey's answers where it is theirs, sealed ones by consent alone. */
export async function referralsFor(deps: ReferralDeps, employeeId: string): Promise<Referral[]> {
  const agreed = await accessibleLeads(deps.db, employeeId, deps.clock.now())
  const found = await referredProposals(deps.db)
  return found.map(({ proposal, lead }) => {
    const showsSealed = agreed.includes(lead.id)
    return referralOf(deps, proposal, lead, { showsSealed, opens: showsSealed || lead.emplId === employeeId })
  })
}

function referralOf(
  deps: ReferralDeps,
  proposal: Proposal,
  lead: Lead,
  { opens, showsSealed }: Sight,
): Referral {
  const { insurerReference, insurerReply, insurerId, createdAt } = proposal
  const { mobile, customerName } = lead
  const decision = decisionOf(proposal)
  const product = productOf(deps.products, lead)
  const record = recordOf(deps, lead)
  const uploads = product.uploads?.(record) ?? []
  const sealed = showsSealed ? (product.sealedFacts?.(openRecordOf(deps, lead)) ?? []) : []
  return {
    customerLeadId: lead.id,
    locked: !opens,
    showsSealed,
    ...(opens && customerName && { customerName }),
    ...(mobile && { mobile: opens ? mobile : maskMobile(mobile) }),
    product: product.title,
    insurer: insurerById(insurerId)?.name ?? '',
    proposalNumber: insurerReference ?? '',
    premium: rupees(agreedOf(proposal)),
    reason: String(insurerReply?.reason ?? ''),
    since: createdAt.toISOString(),
    facts: opens ? [...product.facts(record), ...sealed] : (product.inspectedFacts?.(record) ?? []),
    uploads: uploads.map(({ documentId, label }) => ({ documentId, label })),
    ...(decision && { decided: decision.decision }),
  }
}
