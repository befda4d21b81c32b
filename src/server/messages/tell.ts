import * as v from 'valibot'
import type { Db } from '../db/types.ts'
import type { Deps } from '../deps.ts'
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

type Receiver = { mobile: string | null; email: string | undefined }

/** Sends one of the two messages, where the customer can be reached that way. */
export async function tellBy(
  deps: Pick<Deps, 'fetch' | 'config'>,
  channel: Telling['channel'],
  { mobile, email }: Receiver,
  { sms, mail, attachments }: { sms: SmsTemplate; mail: MailTemplate; attachments?: readonly Attachment[] },
): Promise<void> {
  if (channel === 'sms' && mobile) await sendSms(deps, mobile, sms)
  if (channel === 'mail' && email) await sendMail(deps, email, mail, attachments)
}
