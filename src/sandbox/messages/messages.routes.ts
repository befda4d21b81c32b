import { Hono } from 'hono'
import { mailRequest, smsRequest } from '#contract/partners/messaging.ts'
import type { Planned } from '../plan/plans.ts'
import { type Played, play, type Refuse } from '../plan/play.ts'
import { firstProblem, readJson } from '../read.ts'
import { newId, type World } from '../world.ts'
import type { Message } from './inbox.ts'

const refuseSms: Refuse = (c, status, message) => c.json({ type: 'error', message }, status)
const refuseMail: Refuse = (c, status, message) => c.json({ errors: [{ message, field: null }] }, status)

/** SMS by MSG91's contract, at `sms/api/v2/sendsms`. */
export function smsRoutes(world: World): Hono<Played> {
  const app = new Hono<Played>()
  const planned = play(world, { party: 'messages', call: 'sms', refuse: refuseSms })
  app.post('/api/v2/sendsms', planned, async (c) => {
    if (c.req.header('authkey') !== world.secrets.partnerKey) return refuseSms(c, 401, 'Unauthorised')
    const read = await readJson(c, smsRequest)
    if (read.issues) return refuseSms(c, 400, firstProblem(read.issues))
    for (const { message, to } of read.output.sms) {
      for (const number of to) deliver(world, c.get('planned'), { to: number, channel: 'sms', text: message })
    }
    return c.json({ type: 'success', message: newId(world, '') })
  })
  return app
}

/** Mail by SendGrid's contract, at `mail/v3/mail/send`. */
export function mailRoutes(world: World): Hono<Played> {
  const app = new Hono<Played>()
  const planned = play(world, { party: 'messages', call: 'mail', refuse: refuseMail })
  app.post('/v3/mail/send', planned, async (c) => {
    if (c.req.header('authorization') !== `Bearer ${world.secrets.partnerKey}`) {
      return refuseMail(c, 401, 'The provided authorization grant is invalid')
    }
    const read = await readJson(c, mailRequest)
    if (read.issues) return refuseMail(c, 400, firstProblem(read.issues))
    const { subject, content, personalizations } = read.output
    const text = [
      subject,
      ...content.filter((part) => part.type === 'text/plain').map((part) => part.value),
    ].join('\n')
    for (const { to } of personalizations) {
      for (const { email } of to) deliver(world, c.get('planned'), { to: email, channel: 'mail', text })
    }
    c.header('X-Message-Id', newId(world, ''))
    return c.body(null, 202)
  })
  return app
}

function deliver(world: World, planned: Planned | undefined, message: Omit<Message, 'at'>) {
  if (planned?.do === 'lost') return
  const times = planned?.do === 'twice' ? (planned.by ?? 2) : 1
  for (let count = 0; count < times; count++) {
    world.inbox.deliver({ ...message, at: world.clock().toISOString() })
  }
}
