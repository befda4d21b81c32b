import { afterEach, expect, it, vi } from 'vitest'
import { createApp } from '#server/app.ts'
import { fail } from '#server/http/fail.ts'
import { BossQueue } from '#server/jobs/boss-queue.ts'
import { codeMail } from '#server/messages/mail-templates.ts'
import { type Notification, notificationJob, workOnNotifications } from '#server/messages/notifications.ts'
import { sendMail } from '#server/messages/send-mail.ts'
import { eventually } from '../../support/eventually.ts'
import { aPolicyholder, inboxOf, modules } from '../policies/a-policyholder.ts'
import { onClock } from '../support/on-clock.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'

const aReminder = notificationJob('tell-of-something')
const receivers = ['9876543210', 'asha@example.com']

describeOnEachDatabase('a message that was taken by its provider', { modules }, (server) => {
  afterEach(() => void vi.useRealTimers())

  /** A process of its own on the same database. */
  async function aProcess(outside: typeof fetch = server.deps.fetch, pollMs = 0): Promise<BossQueue> {
    const { executeSql, ping } = server.database
    const { log } = server.deps
    const jobs = new BossQueue({ executeSql, log, pollMs, wrap: (inner) => onClock(server.clock, inner) })
    createApp({ deps: { ...server.deps, jobs, fetch: outside }, ping, modules })
    await jobs.start()
    return jobs
  }

  /** A process that never hears what the providers of messages answer, and is at it when this returns. */
  async function aDeafProcess(pollMs = 0): Promise<BossQueue> {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const deaf: typeof fetch = async (input, init) => {
      const response = await server.deps.fetch(input, init)
      const { sms, mail } = server.deps.config.partners
      const isMessage = [sms, mail].some((provider) => String(input).startsWith(provider))
      return isMessage ? new Promise(() => {}) : response
    }
    const jobs = await aProcess(deaf, pollMs)
    // It gives up long after this test, when its database may be closed: nobody listens by then.
    if (pollMs === 0) jobs.runDue().catch(() => undefined)
    const isTold = async () => expect((await counts()).some((count) => count > 0)).toBe(true)
    await eventually(isTold)
    return jobs
  }

  const counts = () => Promise.all(receivers.map(async (to) => (await inboxOf(server, to)).length))

  const waiting = async (jobs: BossQueue) =>
    (await jobs.depth()).filter(({ kind }) => kind.startsWith('tell-'))

  it('is sent once though its process is killed before the end of the job', async () => {
    await aPolicyholder(server)
    await aDeafProcess()
    server.clock.advance(32_000)
    const next = await aProcess()
    server.clock.advance(10_000)
    await next.runDue()
    expect([await waiting(next), await counts()]).toEqual([[], [1, 1]])
  })

  it('is sent once though its process is stopped before the end of the job', async () => {
    await aPolicyholder(server)
    await (await aDeafProcess(20)).stop(0)
    const next = await aProcess()
    await next.runDue()
    expect([await waiting(next), await counts()]).toEqual([[], [1, 1]])
  })

  it('keeps its reference when it is put off', async () => {
    const sent: Notification[] = []
    const { jobs, clock } = server.deps
    workOnNotifications({ jobs, clock }, aReminder, async (notification) => {
      if (sent.push(notification) === 1) fail('too-many', undefined, { retryAfterSeconds: 60 })
    })
    await jobs.start()
    await jobs.send(aReminder, { leadId: 'one', channel: 'sms' })
    await jobs.runDue()
    await server.pass(61_000)
    expect(sent).toHaveLength(2)
    expect(sent[0]?.reference).toMatch(/^[0-9a-f-]{36}$/)
    expect(sent[1]).toEqual(sent[0])
  })

  it('has one Message-ID however often it is sent', async () => {
    const sent: unknown[] = []
    const taking: typeof fetch = async (_, init) => {
      sent.push(JSON.parse(String(init?.body)).headers)
      return new Response(null, { status: 202 })
    }
    const to = { email: 'asha@example.com', language: 'en' } as const
    const deps = { ...server.deps, fetch: taking }
    for (let time = 0; time < 2; time += 1) await sendMail(deps, to, codeMail('1234'), { reference: 'one' })
    await sendMail(deps, to, codeMail('1234'))
    expect(sent.slice(0, 2)).toEqual(Array(2).fill({ 'Message-ID': '<one@safar.example>' }))
    expect(sent[2]).not.toEqual(sent[0])
  })
})
