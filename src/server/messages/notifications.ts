import * as v from 'valibot'
import type { Language } from '#machines/reference/languages.ts'
import type { Db } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import { ApiError } from '../http/fail.ts'
import { type JobKind, jobKind } from '../jobs/job-kind.ts'
import type { MailTemplate } from './mail-templates.ts'
import { type Attachment, sendMail } from './send-mail.ts'
import { sendSms } from './send-sms.ts'
import type { SmsTemplate } from './sms-templates.ts'

const channels = ['sms', 'mail'] as const
const notification = v.object({
  leadId: v.string(),
  channel: v.picklist(channels),
  /** Of one that was put off: what an earlier attempt may have sent by it stays sent once. */
  reference: v.optional(v.string()),
})
type QueuedNotification = v.InferOutput<typeof notification>
export type Notification = Required<QueuedNotification>

/** The job of notifying the customer of a journey, named after what it tells. */
export const notificationJob = (name: string): JobKind<QueuedNotification> => jobKind(name, notification)

/** One job per message, so that a failing provider does not make the other send twice. */
export async function queueNotifications(
  jobs: Deps['jobs'],
  tx: Db,
  kind: JobKind<QueuedNotification>,
  leadId: string,
): Promise<void> {
  for (const channel of channels)
    await jobs.send(kind, { leadId, channel }, { tx, singletonKey: keyOf({ leadId, channel }) })
}

/**
 * Sends one kind of notification. An SMS that the number may not get yet waits until it may, so that none is lost; the
 * mail went meanwhile (decision 0273).
 */
export function workOnNotifications(
  { jobs, clock }: Pick<Deps, 'jobs' | 'clock'>,
  kind: JobKind<QueuedNotification>,
  send: (notification: Notification) => Promise<void>,
): void {
  jobs.work(kind, async (queued, { id }) => {
    const notification = { ...queued, reference: queued.reference ?? id }
    const waitMs = await send(notification).then(() => 0, openAfterMs)
    if (waitMs === 0) return
    const startAfter = new Date(clock.now().getTime() + waitMs)
    await jobs.send(kind, notification, { startAfter, singletonKey: keyOf(notification) })
  })
}

const keyOf = ({ leadId, channel }: QueuedNotification): string => `${leadId}/${channel}`

function openAfterMs(error: unknown): number {
  if (!(error instanceof ApiError) || error.code !== 'too-many') throw error
  return Math.max(1, error.details.retryAfterSeconds ?? 1) * 1_000
}

type Receiver = { mobile: string | null; email: string | undefined; language: Language }

/** Sends one of the two messages, where the customer can be reached that way. */
export async function notifyBy(
  deps: Pick<Deps, 'fetch' | 'config' | 'db' | 'sayIn'>,
  { channel, reference }: Notification,
  { mobile, email, language }: Receiver,
  { sms, mail, attachments }: { sms: SmsTemplate; mail: MailTemplate; attachments?: readonly Attachment[] },
): Promise<void> {
  if (channel === 'sms' && mobile) await sendSms(deps, { mobile, language }, sms, reference)
  if (channel === 'mail' && email) await sendMail(deps, { email, language }, mail, { attachments, reference })
}
