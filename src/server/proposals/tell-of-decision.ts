import { productOf } from '#machines/products.ts'
import { findLead, recordOf } from '../access/leads.store.ts'
import type { Db } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import { decisionMail } from '../messages/mail-templates.ts'
import { decisionSms } from '../messages/sms-templates.ts'
import { sendTellings, tellBy, tellingKind } from '../messages/tell.ts'

const kind = tellingKind('tell-of-decision')

/** Notifies the customer by SMS and mail that a person has decided about their proposal. */
export const tellOfDecision = (jobs: Deps['jobs'], tx: Db, leadId: string): Promise<void> =>
  sendTellings(jobs, tx, kind, leadId)

/** The messages say where the decision can be read, and nothing of it. */
export function workOnTelling(deps: Pick<Deps, 'db' | 'jobs' | 'products' | 'config' | 'fetch'>): void {
  deps.jobs.work(kind, async ({ leadId, channel }) => {
    const lead = await findLead(deps.db, leadId)
    if (!lead) return
    const link = `${deps.config.baseUrl}/proposal/${leadId}`
    const { title } = productOf(deps.products, lead)
    const { person, customer } = recordOf(deps, lead)
    const to = { mobile: lead.mobile, email: person?.email ?? customer?.email }
    await tellBy(deps, channel, to, { sms: decisionSms(link, title), mail: decisionMail(link, title) })
  })
}
