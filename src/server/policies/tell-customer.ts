import * as v from 'valibot'
import { productOf } from '#machines/products.ts'
import { findLead, recordOf } from '../access/leads.store.ts'
import type { Db } from '../db/types.ts'
import { jobKind } from '../jobs/job-kind.ts'
import { policyMail } from '../messages/mail-templates.ts'
import { sendMail } from '../messages/send-mail.ts'
import { sendSms } from '../messages/send-sms.ts'
import { policySms } from '../messages/sms-templates.ts'
import type { PolicyDeps } from './deps.ts'

const channels = ['sms', 'mail'] as const

/** One job per message, so that a failing provider does not make the other send twice. */
export const tellOfPolicy = jobKind(
  'tell-of-policy',
  v.object({ leadId: v.string(), channel: v.picklist(channels) }),
)

/** Notifies the customer by SMS and mail that the document is ready. */
export async function tellCustomer({ jobs }: PolicyDeps, tx: Db, leadId: string): Promise<void> {
  for (const channel of channels)
    await jobs.send(tellOfPolicy, { leadId, channel }, { tx, singletonKey: `${leadId}/${channel}` })
}

type Telling = v.InferOutput<typeof tellOfPolicy.data>

/** Sends the link to the document, which opens for its owner only; the message names nobody. */
export async function tell(deps: PolicyDeps, { leadId, channel }: Telling): Promise<void> {
  const lead = await findLead(deps.db, leadId)
  if (!lead) return
  const link = `${deps.config.baseUrl}/success-page/${leadId}`
  const { title } = productOf(deps.products, lead)
  const { person, customer } = recordOf(deps, lead)
  const email = person?.email ?? customer?.email
  if (channel === 'sms' && lead.mobile) await sendSms(deps, lead.mobile, policySms(link, title))
  if (channel === 'mail' && email) await sendMail(deps, email, policyMail(link, title))
}
