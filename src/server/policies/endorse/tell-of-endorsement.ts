import { linkIn } from '../../messages/link-in.ts'
import { endorsementMail, endorsementRefusedMail } from '../../messages/mail-templates.ts'
import { type Notification, notificationJob, notifyBy } from '../../messages/notifications.ts'
import { endorsementRefusedSms, endorsementSms } from '../../messages/sms-templates.ts'
import type { PolicyDeps } from '../deps.ts'
import { policyOfLead } from '../policies.store.ts'
import { receiverOf } from '../receiver.ts'
import { endorsementsOf } from './endorsements.store.ts'

/** Notifies the customer of what the insurer has answered to a change of their policy. */
export const tellOfEndorsement = notificationJob('tell-of-endorsement')

/** Says that there is an answer and where it stands, and nothing of what was changed. */
export async function tellEndorsed(deps: PolicyDeps, notification: Notification): Promise<void> {
  const { leadId } = notification
  const policy = await policyOfLead(deps.db, leadId)
  const receiver = await receiverOf(deps, leadId)
  const last =
    policy && (await endorsementsOf(deps.db, [policy.id])).findLast(({ state }) => state !== 'asked')
  if (!receiver || !last) return
  const { title, to } = receiver
  const link = linkIn(deps, to.language, '/my-profile?section=myPolicies')
  const isRefused = last.state === 'refused'
  const sms = (isRefused ? endorsementRefusedSms : endorsementSms)(link, title)
  const mail = (isRefused ? endorsementRefusedMail : endorsementMail)(link, title)
  await notifyBy(deps, notification, to, { sms, mail })
}
