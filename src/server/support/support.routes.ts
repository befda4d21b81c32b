import { Hono } from 'hono'
import {
  answerSupportRequest,
  closeSupportRequest,
  listSupportRequests,
  sendSupportRequest,
} from '#contract/support/support.calls.ts'
import { limits } from '#machines/reference/limits.ts'
import { support as texts } from '#machines/reference/messages/support.ts'
import type { SupportRequest } from '#machines/schemas/support-request.ts'
import type { SupportRequestRow } from '../db/schema.ts'
import type { Module } from '../deps.ts'
import { clientAddressOf } from '../http/address.ts'
import { askedLanguage } from '../http/asked-language.ts'
import type { ServerEnv } from '../http/env.ts'
import { fail } from '../http/fail.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { serve } from '../http/serve.ts'
import { moveRequest, requestsAtHand } from './support.store.ts'
import { takeRequest } from './take-request.ts'
import { answerKind, workOnSupportMails } from './tell.ts'

const { perDay } = limits.support
const withinSeconds = 24 * 3_600

/** Requests to support: each gets a number and a mail, waits at the desk, and is answered by mail. */
export const support: Module = (deps) => {
  const { db, jobs, clock } = deps
  const limit = (name: string, times: number) =>
    rateLimit(deps, { name, times, withinSeconds, words: () => texts.tooMany })
  const countAddress = limit('support-address', perDay.address)
  // Limits how many mails one address can be sent.
  const countEmail = limit('support-email', perDay.email)
  workOnSupportMails(deps)

  const send = serve(sendSupportRequest, async ({ request: question, c }) => {
    await countAddress(clientAddressOf(c))
    await countEmail(question.email.toLowerCase())
    const { number, promisedOn } = await takeRequest(deps, question, askedLanguage(c))
    return { status: 'success' as const, data: { number, promisedOn } }
  })

  const list = serve(listSupportRequests, async () => ({
    status: 'success' as const,
    data: (await requestsAtHand(db)).map(atTheDesk),
  }))

  const answer = serve(answerSupportRequest, async ({ request, caller: { employeeId } }) => {
    const { number } = request
    const change = { answer: request.answer, answeredBy: employeeId, answeredAt: clock.now() }
    await db.transaction(async (tx) => {
      const isMoved = await moveRequest(tx, number, { from: 'open', to: 'answered' }, change)
      if (!isMoved) fail('not-now', texts.desk.moved)
      await jobs.send(answerKind, { number }, { tx, singletonKey: number })
    })
    return { status: 'success' as const, message: texts.desk.answered(number) }
  })

  const close = serve(closeSupportRequest, async ({ request: { number } }) => {
    const move = { from: 'answered', to: 'closed' } as const
    const isMoved = await moveRequest(db, number, move, { closedAt: clock.now() })
    if (!isMoved) fail('not-now', texts.desk.moved)
    return { status: 'success' as const, message: texts.desk.closed(number) }
  })

  return [send, list, answer, close].reduce((app, call) => app.route('/', call), new Hono<ServerEnv>())
}

const atTheDesk = ({ answer, ...row }: SupportRequestRow): SupportRequest => ({
  number: row.number,
  promisedOn: row.promisedOn,
  state: row.state,
  topic: row.topic,
  fullName: row.fullName,
  email: row.email,
  about: row.about,
  text: row.text,
  askedAt: row.askedAt.toISOString(),
  ...(row.mobile !== null && { mobile: row.mobile }),
  ...(row.callTime !== null && { callTime: row.callTime }),
  ...(answer !== null && { answer }),
})
