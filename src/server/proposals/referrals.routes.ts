import { Hono } from 'hono'
import {
  askForPhotograph as askCall,
  decideReferral as decideCall,
  listReferrals,
  referredDocument,
} from '#contract/desk/referrals.calls.ts'
import { form } from '#machines/reference/messages/form.ts'
import { referral as texts } from '#machines/reference/messages/referral.ts'
import { isStatus } from '#machines/reference/statuses.ts'
import type { DecisionGiven } from '#machines/schemas/referral.ts'
import { findLead } from '../access/leads.store.ts'
import { auditLooks } from '../audit/audit.store.ts'
import { findDocument } from '../documents/uploads.store.ts'
import type { ServerEnv } from '../http/env.ts'
import { fail } from '../http/fail.ts'
import { serve } from '../http/serve.ts'
import { sealedFilesOf } from '../storage/sealed-files.ts'
import { decideReferral } from './decide.ts'
import { isReferred, latestProposal } from './proposals.store.ts'
import type { ProposalDeps } from './propose.ts'
import { referralsFor } from './referrals.ts'
import { askForPhotograph } from './retake.ts'

const sameLookMs = 60_000

/** What an insurer refers to a person: the queue, and the decision. */
export function referralRoutes(deps: ProposalDeps): Hono<ServerEnv> {
  const { db, clock } = deps
  const files = sealedFilesOf(deps.config, deps.fetch)

  const list = serve(listReferrals, async ({ caller: { employeeId } }) => {
    if (employeeId === null) return fail('not-allowed')
    const data = await referralsFor(deps, employeeId)
    const leadIds = data.map(({ customerLeadId }) => customerLeadId)
    await auditLooks(db, { leadIds, employeeId, action: listReferrals.path, at: clock.now(), sameLookMs })
    return { status: 'success' as const, data }
  })

  const decide = serve(decideCall, async ({ request, caller: { employeeId } }) => {
    const { customerLeadId, ...given } = request
    const lead = await findLead(db, customerLeadId)
    if (!lead || employeeId === null) return fail('unknown-journey')
    rejectIncomplete(given)
    const by = { employeeId, action: decideCall.path, at: clock.now() }
    const isAnswered = await decideReferral(deps, lead, given, by)
    const status = (await findLead(db, lead.id))?.status
    return {
      status: 'success' as const,
      message: isAnswered ? texts.told : texts.waits,
      data: isStatus(status) ? { proposalStatus: status } : {},
    }
  })

  const ask = serve(askCall, async ({ request, caller: { employeeId } }) => {
    const { customerLeadId, ...asked } = request
    const lead = await findLead(db, customerLeadId)
    if (!lead || employeeId === null) return fail('unknown-journey')
    await askForPhotograph(deps, lead, asked, { employeeId, action: askCall.path, at: clock.now() })
    return { status: 'success' as const, message: texts.asked }
  })

  const picture = serve(referredDocument, async ({ request: { id }, caller: { employeeId }, c }) => {
    if (employeeId === null) return fail('not-allowed')
    const document = await findDocument(db, id)
    const proposal = document && (await latestProposal(db, document.leadId))
    if (document?.category !== 'photographs' || !proposal || !isReferred(proposal)) return fail('not-found')
    const bytes = (await files.get(document.storedName)) ?? fail('not-found')
    const look = { employeeId, action: referredDocument.path, at: clock.now(), sameLookMs }
    await auditLooks(db, { leadIds: [document.leadId], ...look })
    return c.body(new Uint8Array(bytes), 200, {
      'Content-Type': document.mime,
      'Content-Disposition': `attachment; filename="${document.originalName}"`,
    })
  })

  const calls = [list, decide, ask, picture]
  return calls.reduce((app, call) => app.route('/', call), new Hono<ServerEnv>())
}

function rejectIncomplete({ decision, percent, reason }: DecisionGiven): void {
  const issues = [
    ...(reason.trim() === '' ? [{ path: 'reason', message: form.required }] : []),
    ...(decision === 'load' && percent === undefined ? [{ path: 'percent', message: texts.percent }] : []),
  ]
  if (issues.length > 0) fail('invalid', undefined, { issues })
}
