import { productOf } from '#machines/products.ts'
import { withoutUpload } from '#machines/purchase/proposal/uploads.ts'
import { referral as texts } from '#machines/reference/messages/referral.ts'
import { recordOf, updateLead } from '../access/leads.store.ts'
import { auditDeed } from '../audit/audit.store.ts'
import type { Lead } from '../db/schema.ts'
import { fail } from '../http/fail.ts'
import type { Decider } from './decide.ts'
import { holdUndecided, isReferred, latestProposal } from './proposals.store.ts'
import type { ProposalDeps } from './propose.ts'
import { settleProposal } from './settle.ts'
import { tellCustomer } from './tell-customer.ts'

type Asked = { documentId: string; reason: string }

/**
 * An underwriter cannot tell what a photograph shows: the proposal is given back without it, and the customer is told
 * which one to take again. Refused where somebody has decided in the meantime.
 */
export async function askForPhotograph(
  deps: ProposalDeps,
  lead: Lead,
  { documentId, reason }: Asked,
  { employeeId, action, at }: Decider,
): Promise<void> {
  const proposal = await latestProposal(deps.db, lead.id)
  if (!proposal || !isReferred(proposal) || proposal.decision) return fail('not-now', texts.nothingToDecide)
  const record = recordOf(deps, lead)
  const uploads = productOf(deps.products, lead).uploads?.(record) ?? []
  const { label } = uploads.find((upload) => upload.documentId === documentId) ?? fail('not-found')
  const words = texts.photographAsked(label, reason)
  await deps.db.transaction(async (db) => {
    if (!(await holdUndecided(db, proposal.id))) fail('not-now', texts.nothingToDecide)
    const saved = await updateLead(deps, db, lead, { record: withoutUpload(record, documentId), at })
    if (!saved) fail('not-now')
    const answer = { status: 'photographAsked', reason: words, documentId } as const
    await settleProposal({ ...deps, db }, proposal, answer, 'underwriter')
    await auditDeed(db, {
      leadId: lead.id,
      employeeId,
      action,
      at,
      fields: [{ field: 'referral', from: null, to: words }],
    })
    await tellCustomer(deps.jobs, db, 'photographAsked', lead.id)
  })
}
