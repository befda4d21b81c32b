import { expect, it } from 'vitest'
import {
  answerSupportRequest,
  closeSupportRequest,
  listSupportRequests,
  sendSupportRequest,
} from '#contract/support/support.calls.ts'
import { limits } from '#machines/reference/limits.ts'
import { support as texts } from '#machines/reference/messages/support.ts'
import { addDays } from '#machines/rules/calendar.ts'
import { supportRequestEvents } from '#machines/support/request/support-request.events.ts'
import { nobody } from '#server/http/caller.ts'
import { support } from '#server/support/support.routes.ts'
import { messagesTo } from '../desk/at-the-desk.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { anEmployee } from '../support/signed-in.ts'

const [question, complaint, callback] = supportRequestEvents['request.given'].samples('2026-06-15')
const caller = { now: nobody }
const deps = { identify: async () => caller.now }

describeOnEachDatabase('a request to support', { modules: [support], deps }, (server) => {
  const send = async (change: object = {}) => {
    caller.now = nobody
    return (await server.visitor().call(sendSupportRequest, { ...question, ...change })).data
  }
  const refused = (change: object) => {
    caller.now = nobody
    return server.visitor().refused(sendSupportRequest, { ...question, ...change })
  }
  const atDesk = () => {
    caller.now = anEmployee('agent-1')
    return server.visitor()
  }
  const listed = async () => (await atDesk().call(listSupportRequests)).data
  const answer = (number: string, text = 'It went back yesterday.') =>
    atDesk().call(answerSupportRequest, { number, answer: text })
  const mails = async (email = 'asha@example.com') => {
    await server.pass(60_000)
    return messagesTo(server, email)
  }

  it('gets a number, a promised day, a mail that tells the ladder, and a place at the desk', async () => {
    const { number, promisedOn } = await send()
    expect(number).toMatch(/^SR-\d{8}$/)
    expect(promisedOn).toBe(addDays(server.clock.today(), limits.support.answerDays.payment))
    const [mail, ...others] = await mails()
    for (const told of [number, 'I paid twice', 'Bima Bharosa', 'cioins.co.in']) expect(mail).toContain(told)
    expect(others).toEqual([])
    expect(await listed()).toMatchObject([{ ...question, number, promisedOn, state: 'open' }])
  })

  it('for a call tells the desk where and when, and needs the yes to it', async () => {
    const sent = await send(callback)
    expect(sent.promisedOn).toBe(addDays(server.clock.today(), limits.support.answerDays.callback))
    expect(await listed()).toMatchObject([{ topic: 'callback', mobile: '9812345678', callTime: 'evening' }])
    for (const missing of ['mobile', 'callTime', 'callAgreed'])
      expect(await refused({ ...callback, [missing]: undefined })).toMatchObject({
        code: 'invalid',
        issues: [{ path: 'mobile', message: 'Field is required' }],
      })
  })

  it('is one request, however often it is sent', async () => {
    const [first, ...again] = await Promise.all([send(), send(), send()])
    expect(again).toEqual([first, first])
    expect(await mails()).toHaveLength(1)
    expect(await listed()).toHaveLength(1)
  })

  it('is answered by mail, once, and then closed', async () => {
    const { number } = await send()
    expect(await atDesk().refused(closeSupportRequest, { number })).toMatchObject({ http: 409 })
    await answer(number)
    const late = await atDesk().refused(answerSupportRequest, { number, answer: 'Another' })
    expect(late).toMatchObject({ http: 409, message: texts.desk.moved })
    const sent = (await mails()).filter((mail) => mail.includes('It went back yesterday.'))
    expect(sent).toHaveLength(1)
    expect(sent[0]).toContain('I paid twice')
    expect(await listed()).toMatchObject([{ number, state: 'answered', answer: 'It went back yesterday.' }])
    await atDesk().call(closeSupportRequest, { number })
    expect(await listed()).toEqual([])
  })

  it('stands by the day of its answer, and behind the open ones once it has it', async () => {
    const slow = await send(complaint)
    const quick = await send()
    const numbers = async () => (await listed()).map(({ number }) => number)
    expect(await numbers()).toEqual([quick.number, slow.number])
    await answer(quick.number)
    expect(await numbers()).toEqual([slow.number, quick.number])
  })

  it.each([
    ['email', 'asha@'],
    ['text', ' '],
    ['text', 'x'.repeat(limits.support.textMax + 1)],
    ['topic', 'weather'],
    ['about', 'x'.repeat(limits.support.aboutMax + 1)],
  ])('is refused with its field named: %s', async (path, value) => {
    expect(await refused({ [path]: value })).toMatchObject({ http: 422, issues: [{ path }] })
    expect(await listed()).toEqual([])
  })

  it('is taken five times a day for one address of mail, and ten times from one browser', async () => {
    for (let sent = 0; sent < limits.support.perDay.email; sent += 1) await send({ text: `Question ${sent}` })
    expect(await refused({ text: 'Once more' })).toMatchObject({ http: 429, message: texts.tooMany })
    for (let sent = 6; sent < limits.support.perDay.address; sent += 1)
      await send({ email: `a${sent}@example.com` })
    expect((await refused({ email: 'b@example.com' })).http).toBe(429)
  })

  it('is read and answered by those who work at the desk alone', async () => {
    const { number } = await send()
    for (const who of [nobody, anEmployee('tester-1', 'tester')]) {
      caller.now = who
      expect((await server.visitor().refused(listSupportRequests)).http).toBeGreaterThanOrEqual(401)
      const answered = await server.visitor().refused(answerSupportRequest, { number, answer: 'Mine' })
      expect(answered.http).toBeLessThanOrEqual(403)
    }
    expect(await listed()).toMatchObject([{ state: 'open' }])
  })

  it('leaves nothing of itself in the log', async () => {
    await send()
    await mails()
    expect(server.logText).not.toMatch(/Asha|asha@|paid twice/)
  })
})
