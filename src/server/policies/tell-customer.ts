import { policyMail } from '../messages/mail-templates.ts'
import { policySms } from '../messages/sms-templates.ts'
import { type Telling, tellBy, tellingKind } from '../messages/tell.ts'
import type { PolicyDeps } from './deps.ts'
import { receiverOf } from './receiver.ts'

/** Notifies the customer by SMS and mail that the document is ready. */
export const tellOfPolicy = tellingKind('tell-of-policy')

/** Sends the link to the document, which opens for its owner only; the message names nobody. */
export async function tell(deps: PolicyDeps, { leadId, channel }: Telling): Promise<void> {
  const receiver = await receiverOf(deps, leadId)
  if (!receiver) return
  const link = `${deps.config.baseUrl}/success-page/${leadId}`
  const { title, to } = receiver
  await tellBy(deps, channel, to, { sms: policySms(link, title), mail: policyMail(link, title) })
}
