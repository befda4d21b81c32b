import * as v from 'valibot'
import { productOf } from '#machines/products.ts'
import { findLead, recordOf } from '../access/leads.store.ts'
import type { Db } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import { jobKind } from '../jobs/job-kind.ts'
import { linkIn } from '../messages/link-in.ts'
import { reminderMail } from '../messages/mail-templates.ts'
import {
  notificationJob,
  notifyBy,
  queueNotifications,
  workOnNotifications,
} from '../messages/notifications.ts'
import { reminderSms } from '../messages/sms-templates.ts'
import { isStopped, stopLink } from '../messages/stopped.store.ts'
import { policyOfLead } from '../policies/policies.store.ts'
import { dropReminder } from './reminders.store.ts'

const remindKind = jobKind('remind', v.object({ leadId: v.string(), onDay: v.string() }))
const openedKind = notificationJob('tell-of-opening')

/** Where a policy is renewed. */
const myPolicies = '/my-profile?section=myPolicies'

/** Reminds in the morning of the day; a reminder that was cancelled or moved to another day since is not sent. */
export async function sendReminder(jobs: Deps['jobs'], tx: Db, leadId: string, onDay: string): Promise<void> {
  const startAfter = new Date(`${onDay}T09:00:00+05:30`)
  await jobs.send(remindKind, { leadId, onDay }, { startAfter, tx, singletonKey: `${leadId}/${onDay}` })
}

export function workOnReminders(deps: Deps): void {
  const { db, jobs, products } = deps
  jobs.work(remindKind, ({ leadId, onDay }) =>
    db.transaction(async (tx) => {
      if (await dropReminder(tx, leadId, onDay)) await queueNotifications(jobs, tx, openedKind, leadId)
    }),
  )
  workOnNotifications(deps, openedKind, async (notification) => {
    const { leadId } = notification
    const lead = await findLead(db, leadId)
    if (!lead?.mobile || (await isStopped(deps, lead.mobile))) return
    const policy = await policyOfLead(db, leadId)
    if (policy?.cancellation) return
    const record = recordOf(deps, lead)
    const link = linkIn(deps, lead.language, policy ? myPolicies : `/quotelist/${leadId}`)
    const { title } = productOf(products, lead)
    const stop = stopLink(deps, lead.language, lead.mobile)
    const to = { mobile: lead.mobile, email: record.customer?.email, language: lead.language }
    await notifyBy(deps, notification, to, {
      sms: reminderSms(link, title, stop),
      mail: reminderMail(link, title, stop),
    })
  })
}
