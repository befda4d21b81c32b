import { type Context, Hono } from 'hono'
import { type MailRequest, mailRequest, referenceHeader, smsRequest } from '#contract/partners/messaging.ts'
import { newId, type SandboxEnvironment } from '../environment.ts'
import { type Played, play, type Refuse } from '../plan/play.ts'
import { firstProblem, readJson } from '../read.ts'
import type { Message } from './inbox.ts'
import { takenByReference } from './taken.ts'

const rejectSms: Refuse = (c, status, message) => c.json({ type: 'error', message }, status)
const rejectMail: Refuse = (c, status, message) => c.json({ errors: [{ message, field: null }] }, status)

/** SMS by MSG91's contract, at `sms/api/v2/sendsms`. */
export function smsRoutes(environment: SandboxEnvironment): Hono<Played> {
  const app = new Hono<Played>()
  const taken = takenByReference()
  const planned = play(environment, { party: 'messages', call: 'sms', refuse: rejectSms })
  app.post('/api/v2/sendsms', planned, async (c) => {
    if (c.req.header('authkey') !== environment.secrets.partnerKey) return rejectSms(c, 401, 'Unauthorised')
    const read = await readJson(c, smsRequest)
    if (read.issues) return rejectSms(c, 400, firstProblem(read.issues))
    const id = take(environment, c, taken, () =>
      read.output.sms.flatMap(({ message, to }) =>
        to.map((number) => ({ to: number, channel: 'sms' as const, text: message })),
      ),
    )
    return c.json({ type: 'success', message: id })
  })
  return app
}

/** Mail by SendGrid's contract, at `mail/v3/mail/send`. */
export function mailRoutes(environment: SandboxEnvironment): Hono<Played> {
  const app = new Hono<Played>()
  const taken = takenByReference()
  const planned = play(environment, { party: 'messages', call: 'mail', refuse: rejectMail })
  app.post('/v3/mail/send', planned, async (c) => {
    if (c.req.header('authorization') !== `Bearer ${environment.secrets.partnerKey}`) {
      return rejectMail(c, 401, 'The provided authorization grant is invalid')
    }
    const read = await readJson(c, mailRequest)
    if (read.issues) return rejectMail(c, 400, firstProblem(read.issues))
    const { subject, content, personalizations, attachments = [] } = read.output
    const text = [
      subject,
      ...content.filter((part) => part.type === 'text/plain').map((part) => part.value),
    ].join('\n')
    const mail = {
      channel: 'mail' as const,
      text,
      ...(attachments.length > 0 && { attachments: attachments.map(receivedFile) }),
    }
    const id = take(environment, c, taken, () =>
      personalizations.flatMap(({ to }) => to.map(({ email }) => ({ to: email, ...mail }))),
    )
    c.header('X-Message-Id', id)
    return c.body(null, 202)
  })
  return app
}

/** Delivers what came, unless it was taken before; returns the id that it was taken under. A lost one was not. */
function take(
  { inbox, ...environment }: SandboxEnvironment,
  c: Context<Played>,
  taken: ReturnType<typeof takenByReference>,
  messages: () => Omit<Message, 'at'>[],
): string {
  const reference = c.req.header(referenceHeader)
  const known = taken.idOf(reference)
  if (known) return known
  const planned = c.get('planned')
  const id = newId(environment, '')
  if (planned?.do === 'lost') return id
  taken.keep(reference, id)
  const times = planned?.do === 'twice' ? (planned.by ?? 2) : 1
  for (const message of messages()) {
    for (let count = 0; count < times; count++)
      inbox.deliver({ ...message, at: environment.clock().toISOString() })
  }
  return id
}

const receivedFile = ({ filename, content }: NonNullable<MailRequest['attachments']>[number]) => ({
  name: filename,
  size: Buffer.byteLength(content, 'base64'),
})
