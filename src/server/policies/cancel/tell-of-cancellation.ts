import { linkIn } from '../../messages/link-in.ts'
import { cancellationMail } from '../../messages/mail-templates.ts'
import { cancellationSms } from '../../messages/sms-templates.ts'
import { type Telling, tellBy, tellingKind } from '../../messages/tell.ts'
import type { PolicyDeps } from '../deps.ts'
import { receiverOf } from '../receiver.ts'

/** Notifies the customer that a policy has ended early, and of the refund. */
export const tellOfCancellation = tellingKind('tell-of-cancellation')

export async function tellCancelled(deps: PolicyDeps, { leadId, channel }: Telling): Promise<void> {
  const receiver = await receiverOf(deps, leadId)
  if (!receiver) return
  const { title, to } = receiver
  const link = linkIn(deps, to.language, '/my-profile')
  await tellBy(deps, channel, to, { sms: cancellationSms(link, title), mail: cancellationMail(link, title) })
}
