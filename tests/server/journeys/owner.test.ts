import * as v from 'valibot'
import { afterEach, expect, it, vi } from 'vitest'
import { readFlow, saveFlow } from '#contract/flow/flow.calls.ts'
import { sendOwnerCode, verifyOwnerCode } from '#contract/journey/owner.calls.ts'
import { codes } from '#server/db/schema.ts'
import { flowRoutes } from '#server/journeys/flow.routes.ts'
import { ownerRoutes } from '#server/journeys/owner.routes.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aJourney, aSave } from './asha.ts'

const inbox = v.array(v.object({ text: v.string() }))

describeOnEachDatabase('proving whose journey it is', { modules: [flowRoutes, ownerRoutes] }, (server) => {
  afterEach(() => void vi.useRealTimers())

  /** The codes that Asha's phone has received, the newest first. */
  async function received(): Promise<string[]> {
    const response = await server.visitor().fetch('/sandbox/inbox.json?to=9876543210')
    return v.parse(inbox, await response.json()).map(({ text }) => /^\d{4}/.exec(text)?.[0] ?? text)
  }
  const latest = async () => (await received())[0] ?? ''
  const wrong = async () => ((await latest()) === '0000' ? '0001' : '0000')

  it('opens the journey on another phone once its code is told', async () => {
    const first = server.visitor()
    const lead = await aJourney(first, 5)
    const other = server.visitor()
    expect(await other.call(sendOwnerCode, lead)).toEqual({
      status: 'success',
      data: { mobile: '98XXXXXX10' },
    })
    expect(await received()).toEqual([expect.stringMatching(/^\d{4}$/)])
    await other.call(verifyOwnerCode, { ...lead, otp: await latest() })
    expect((await other.call(readFlow, lead)).data.customerLeadId).toBe(lead.customerLeadId)
    await other.call(saveFlow, aSave(6, lead))
    expect(await first.refused(readFlow, lead)).toMatchObject({ code: 'prove-owner' })
  })

  it('refuses a wrong code and opens nothing', async () => {
    const lead = await aJourney(server.visitor(), 5)
    const other = server.visitor()
    await other.call(sendOwnerCode, lead)
    expect(await other.refused(verifyOwnerCode, { ...lead, otp: await wrong() })).toMatchObject({
      http: 422,
      issues: [{ path: 'otp', message: 'Please Enter a valid OTP' }],
    })
    expect(server.logs).toContainEqual(
      expect.objectContaining({ signIn: 'owner', refusedFor: 'wrong', msg: 'sign-in refused' }),
    )
    expect(other.jar.get('customerLeadId')).toBeUndefined()
    expect(await other.refused(readFlow, lead)).toMatchObject({ code: 'prove-owner' })
  })

  it('ends a code after five tries, five minutes, its use, or the next one', async () => {
    const lead = await aJourney(server.visitor(), 5)
    const other = server.visitor()
    const opens = async (otp: string) => (await other.ask(verifyOwnerCode, { ...lead, otp })).ok
    await other.call(sendOwnerCode, lead)
    for (let tries = 0; tries < 5; tries += 1) expect(await opens(await wrong())).toBe(false)
    expect(await other.refused(verifyOwnerCode, { ...lead, otp: await latest() })).toMatchObject({
      http: 410,
      code: 'gone',
      message: 'Too many wrong tries. Ask for a new OTP.',
    })

    await other.call(sendOwnerCode, lead)
    server.clock.advance(300_000)
    expect(await other.refused(verifyOwnerCode, { ...lead, otp: await latest() })).toMatchObject({
      code: 'gone',
      message: 'This OTP has expired. Ask for a new one.',
    })

    await other.call(sendOwnerCode, lead)
    const earlier = await latest()
    await other.call(sendOwnerCode, lead)
    expect(await opens(earlier)).toBe(false)
    expect(await opens(await latest())).toBe(true)
    expect(await opens(await latest())).toBe(false)
  })

  it('keeps codes as hashes and logs neither code nor number', async () => {
    const lead = await aJourney(server.visitor(), 5)
    await server.visitor().call(sendOwnerCode, lead)
    const [kept] = await server.db.select().from(codes)
    expect(JSON.stringify(kept)).not.toContain(`"${await latest()}"`)
    expect(server.logText).not.toContain('9876543210')
  })

  it('answers for a lead that nobody knows as for any other, and sends nothing', async () => {
    const nobodys = { customerLeadId: 'nobody' }
    const reply = await server.visitor().call(sendOwnerCode, nobodys)
    expect(reply).toEqual({ status: 'success', data: { mobile: expect.stringMatching(/^9\dX{6}\d\d$/) } })
    expect(await server.visitor().call(sendOwnerCode, nobodys)).toEqual(reply)
    expect(await received()).toEqual([])
    expect(await server.visitor().refused(verifyOwnerCode, { ...nobodys, otp: '1234' })).toMatchObject({
      http: 422,
      issues: [{ path: 'otp' }],
    })
  })

  it('sends five codes an hour for one lead and then says when to come back', async () => {
    const lead = await aJourney(server.visitor(), 5)
    const visitor = server.visitor()
    for (let sends = 0; sends < 5; sends += 1) await visitor.call(sendOwnerCode, lead)
    const response = await visitor.ask(sendOwnerCode, lead)
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3_500)
    expect(await response.json()).toMatchObject({
      code: 'too-many',
      message: expect.stringMatching(
        /^Too many OTPs were asked for\. Please try again after \d{1,2}:\d\d [ap]m( tomorrow)?\.$/i,
      ),
    })
    expect(await received()).toHaveLength(5)
  })

  it('spends the code of a lead that nobody knows like any other', async () => {
    const nobodys = { customerLeadId: 'nobody' }
    await server.visitor().call(sendOwnerCode, nobodys)
    const answers: string[] = []
    for (let tries = 0; tries < 6; tries += 1) {
      answers.push((await server.visitor().refused(verifyOwnerCode, { ...nobodys, otp: '1234' })).code)
    }
    expect(answers).toEqual(['invalid', 'invalid', 'invalid', 'invalid', 'gone', 'gone'])
  })

  it('sends again when the hour is over', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const lead = await aJourney(server.visitor(), 5)
    for (let sends = 0; sends < 6; sends += 1) await server.visitor().ask(sendOwnerCode, lead)
    vi.setSystemTime(Date.now() + 3_600_000)
    expect((await server.visitor().ask(sendOwnerCode, lead)).ok).toBe(true)
    vi.useRealTimers()
  })

  it('sends twenty codes an hour for one address, however many leads it names', async () => {
    const from = (address: string) => ({ 'content-type': 'application/json', 'x-forwarded-for': address })
    const ask = (lead: number, address: string) =>
      server.visitor().fetch('/api/v1/journey/sendCode', {
        method: 'POST',
        headers: from(address),
        body: JSON.stringify({ customerLeadId: `lead-${lead}` }),
      })
    for (let lead = 0; lead < 20; lead += 1) expect((await ask(lead, '203.0.113.7')).status).toBe(200)
    expect((await ask(20, '203.0.113.7')).status).toBe(429)
    expect((await ask(20, '203.0.113.8')).status).toBe(200)
  })

  it('says that the code was not sent where the carrier is down', async () => {
    const lead = await aJourney(server.visitor(), 5)
    const down = { party: 'messages', call: 'sms', do: 'down' }
    const headers = { 'content-type': 'application/json' }
    await server.visitor().fetch('/sandbox/plan', { method: 'POST', headers, body: JSON.stringify(down) })
    expect(await server.visitor().refused(sendOwnerCode, lead)).toMatchObject({
      http: 503,
      code: 'unavailable',
      message: 'The OTP could not be sent. Please try again.',
    })
  })
})
