import * as v from 'valibot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readFlow, saveFlow } from '#contract/flow/flow.calls.ts'
import { sendOwnerCode, verifyOwnerCode } from '#contract/journey/owner.calls.ts'
import { smsRequest } from '#contract/partners/messaging.ts'
import { codes } from '#server/db/schema.ts'
import { flowRoutes } from '#server/journeys/flow.routes.ts'
import { ownerRoutes } from '#server/journeys/owner.routes.ts'
import { testConfig } from '../support/config.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aJourney, aSave } from './asha.ts'

type Sms = { to: string; code: string }
const inbox: Sms[] = []
const carrier = { isUp: true }

/** The carrier, which takes every message that is sound. */
const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
  const request = new Request(input, init)
  if (!carrier.isUp) throw new TypeError('fetch failed')
  expect(request.url).toBe(`${testConfig.partners.sms}/api/v2/sendsms`)
  expect(request.headers.get('authkey')).toBe(testConfig.secrets.partnerKey)
  const { sms } = v.parse(smsRequest, await request.json())
  for (const { message, to } of sms) inbox.push({ to: to.join(), code: /^\d{4}/.exec(message)?.[0] ?? '' })
  return Response.json({ type: 'success', message: 'request-1' })
}

describeOnEachDatabase(
  'proving whose journey it is',
  { modules: [flowRoutes, ownerRoutes], deps: { fetch } },
  (server) => {
    beforeEach(() => {
      inbox.length = 0
      carrier.isUp = true
    })
    afterEach(() => void vi.useRealTimers())
    const latest = () => inbox.at(-1)?.code ?? ''
    const wrong = () => (latest() === '0000' ? '0001' : '0000')

    it('opens the journey on another phone once its code is told', async () => {
      const first = server.visitor()
      const lead = await aJourney(first, 5)
      const other = server.visitor()
      expect(await other.call(sendOwnerCode, lead)).toEqual({
        status: 'success',
        data: { mobile: '98XXXXXX10' },
      })
      expect(inbox).toEqual([{ to: '9876543210', code: expect.stringMatching(/^\d{4}$/) }])
      await other.call(verifyOwnerCode, { ...lead, otp: latest() })
      expect((await other.call(readFlow, lead)).data.customerLeadId).toBe(lead.customerLeadId)
      await other.call(saveFlow, aSave(6, lead))
      expect(await first.refused(readFlow, lead)).toMatchObject({ code: 'prove-owner' })
    })

    it('refuses a wrong code and opens nothing', async () => {
      const lead = await aJourney(server.visitor(), 5)
      const other = server.visitor()
      await other.call(sendOwnerCode, lead)
      expect(await other.refused(verifyOwnerCode, { ...lead, otp: wrong() })).toMatchObject({
        http: 422,
        issues: [{ path: 'otp', message: 'Please Enter a valid OTP' }],
      })
      expect(other.jar.get('customerLeadId')).toBeUndefined()
      expect(await other.refused(readFlow, lead)).toMatchObject({ code: 'prove-owner' })
    })

    it('ends a code after five tries, five minutes, its use, or the next one', async () => {
      const lead = await aJourney(server.visitor(), 5)
      const other = server.visitor()
      const opens = async (otp: string) => (await other.ask(verifyOwnerCode, { ...lead, otp })).ok
      await other.call(sendOwnerCode, lead)
      for (let tries = 0; tries < 5; tries += 1) expect(await opens(wrong())).toBe(false)
      expect(await opens(latest())).toBe(false)

      await other.call(sendOwnerCode, lead)
      server.clock.advance(300_000)
      expect(await opens(latest())).toBe(false)

      await other.call(sendOwnerCode, lead)
      const earlier = latest()
      await other.call(sendOwnerCode, lead)
      expect(await opens(earlier)).toBe(false)
      expect(await opens(latest())).toBe(true)
      expect(await opens(latest())).toBe(false)
    })

    it('keeps codes as hashes and logs neither code nor number', async () => {
      const lead = await aJourney(server.visitor(), 5)
      await server.visitor().call(sendOwnerCode, lead)
      const [kept] = await server.db.select().from(codes)
      expect(JSON.stringify(kept)).not.toContain(`"${latest()}"`)
      expect(JSON.stringify(server.logs)).not.toContain('9876543210')
    })

    it('answers for a lead that nobody knows as for any other, and sends nothing', async () => {
      const nobodys = { customerLeadId: 'nobody' }
      const reply = await server.visitor().call(sendOwnerCode, nobodys)
      expect(reply).toEqual({ status: 'success', data: { mobile: expect.stringMatching(/^9\dX{6}\d\d$/) } })
      expect(await server.visitor().call(sendOwnerCode, nobodys)).toEqual(reply)
      expect(inbox).toEqual([])
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
      expect(inbox).toHaveLength(5)
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
      carrier.isUp = false
      expect(await server.visitor().refused(sendOwnerCode, lead)).toMatchObject({
        http: 503,
        code: 'unavailable',
        message: 'The OTP could not be sent. Please try again.',
      })
    })
  },
)
