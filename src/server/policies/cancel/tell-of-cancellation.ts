import { linkIn } from '../../messages/link-in.ts'
import { cancellationMail } from '../../messages/mail-templates.ts'
import { type Notification, notificationJob, notifyBy } from '../../messages/notifications.ts'
import { cancellationSms } from '../../messages/sms-templates.ts'
import type { PolicyDeps } from '../deps.ts'
import { receiverOf } from '../receiver.ts'

/** Notifies the customer that a policy has ended early, and of the refund. */
export const tellOfCancellation = notificationJob('tell-of-cancellation')

export async function tellCancelled(deps: PolicyDeps, notification: Notification): Promise<void> {
  const { leadId } = notification
  const receiver = await receiverOf(deps, leadId)
  if (!receiver) return
  const { title, to } = receiver
  const link = linkIn(deps, to.language, '/my-profile')
  await notifyBy(deps, notification, to, {
    sms: cancellationSms(link, title),
    mail: cancellationMail(link, title),
  })
}
