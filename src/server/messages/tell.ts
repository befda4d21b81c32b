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
const telling = v.object({ leadId: v.string(), channel: v.picklist(channels) })
export type Telling = v.InferOutput<typeof telling>

/** The job of telling a journey's customer something, named after what it tells. */
export const tellingKind = (name: string): JobKind<Telling> => jobKind(name, telling)

/** One job per message, so that a failing provider does not make the other send twice. */
export async function sendTellings(
  jobs: Deps['jobs'],
  tx: Db,
  kind: JobKind<Telling>,
  leadId: string,
): Promise<void> {
  for (const channel of channels)
    await jobs.send(kind, { leadId, channel }, { tx, singletonKey: `${leadId}/${channel}` })
}

/**
 * Works on one kind of telling. An SMS that the number may not get yet waits until it may, so that none is lost; the
 * mail went meanwhile (decision 0273).
 */
export function workOnTellings(
  { jobs, clock }: Pick<Deps, 'jobs' | 'clock'>,
  kind: JobKind<Telling>,
  tell: (telling: Telling) => Promise<void>,
): void {
  jobs.work(kind, async (telling) => {
    const waitMs = await tell(telling).then(() => 0, openAfterMs)
    if (waitMs === 0) return
    const startAfter = new Date(clock.now().getTime() + waitMs)
    await jobs.send(kind, telling, { startAfter, singletonKey: `${telling.leadId}/${telling.channel}` })
  })
}

function openAfterMs(error: unknown): number {
  if (!(error instanceof ApiError) || error.code !== 'too-many') throw error
  return Math.max(1, error.details.retryAfterSeconds ?? 1) * 1_000
}

type Receiver = { mobile: string | null; email: string | undefined; language: Language }

/** Sends one of the two messages, where the customer can be reached that way. */
export async function tellBy(
  deps: Pick<Deps, 'fetch' | 'config' | 'db' | 'sayIn'>,
  channel: Telling['channel'],
  { mobile, email, language }: Receiver,
  { sms, mail, attachments }: { sms: SmsTemplate; mail: MailTemplate; attachments?: readonly Attachment[] },
): Promise<void> {
  if (channel === 'sms' && mobile) await sendSms(deps, { mobile, language }, sms)
  if (channel === 'mail' && email) await sendMail(deps, { email, language }, mail, attachments)
}
