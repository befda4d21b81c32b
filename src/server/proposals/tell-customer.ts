import { productOf } from '#machines/products.ts'
import { findLead, recordOf } from '../access/leads.store.ts'
import type { Db } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import { linkIn } from '../messages/link-in.ts'
import {
  decisionMail,
  type MailTemplate,
  photographMail,
  referralMail,
  timedDecisionMail,
} from '../messages/mail-templates.ts'
import {
  notificationJob,
  notifyBy,
  queueNotifications,
  workOnNotifications,
} from '../messages/notifications.ts'
import {
  decisionSms,
  photographSms,
  referralSms,
  type SmsTemplate,
  timedDecisionSms,
} from '../messages/sms-templates.ts'

/** A message to the customer; `hours` is how long the insurer's answer is open, where it is not for long. */
type Template<T> = (link: string, title: string, hours: number | undefined) => T

const sayDecided: Template<SmsTemplate> = (link, title, hours) =>
  hours === undefined ? decisionSms(link, title) : timedDecisionSms(link, title, hours)
const writeDecided: Template<MailTemplate> = (link, title, hours) =>
  hours === undefined ? decisionMail(link, title) : timedDecisionMail(link, title, hours)

const news = {
  /** A person at the insurer reads the proposal. */
  referred: { kind: notificationJob('tell-of-referral'), sms: referralSms, mail: referralMail },
  /** A person has decided about it. */
  decided: { kind: notificationJob('tell-of-decision'), sms: sayDecided, mail: writeDecided },
  /** An underwriter needs another photograph. */
  photographAsked: { kind: notificationJob('tell-of-photograph'), sms: photographSms, mail: photographMail },
} as const

/** Notifies the customer by SMS and mail of what has become of their proposal. */
export const tellCustomer = (
  jobs: Deps['jobs'],
  tx: Db,
  what: keyof typeof news,
  leadId: string,
): Promise<void> => queueNotifications(jobs, tx, news[what].kind, leadId)

/** The messages say where the answer can be read, and of it only how long it is open. */
export function workOnProposalNotifications(
  deps: Pick<Deps, 'db' | 'jobs' | 'clock' | 'products' | 'config' | 'fetch' | 'sayIn'>,
): void {
  for (const { kind, sms, mail } of Object.values(news)) {
    workOnNotifications(deps, kind, async (notification) => {
      const { leadId } = notification
      const lead = await findLead(deps.db, leadId)
      if (!lead) return
      const link = linkIn(deps, lead.language, `/proposal/${leadId}`)
      const { title } = productOf(deps.products, lead)
      const { person, customer, plan } = recordOf(deps, lead)
      const payBy = lead.status === 'proposalSuccess' ? plan?.payBy : undefined
      const hours = hoursUntil(payBy, deps.clock.now())
      const to = { mobile: lead.mobile, email: person?.email ?? customer?.email, language: lead.language }
      await notifyBy(deps, notification, to, {
        sms: sms(link, title, hours),
        mail: mail(link, title, hours),
      })
    })
  }
}

const hourMs = 3_600_000

/** Whole hours that are left, where there is an end and at least two are. */
function hoursUntil(end: string | undefined, now: Date): number | undefined {
  const hours = end === undefined ? 0 : Math.floor((Date.parse(end) - now.getTime()) / hourMs)
  return hours > 1 ? hours : undefined
}
