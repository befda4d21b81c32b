import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { askConsent, giveConsent } from '#contract/desk/consent.calls.ts'
import { readFlow, saveFlow } from '#contract/flow/flow.calls.ts'
import { codes, consents } from '#server/db/schema.ts'
import { aJourney, aSave } from '../journeys/asha.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { plan } from '../support/sandbox-plan.ts'
import {
  atTheDesk,
  auditTrail,
  engage,
  identify,
  latestCode,
  messagesTo,
  modules,
  someLeads,
} from './at-the-desk.ts'

describeOnEachDatabase('a customer’s consent', { modules, deps: { identify } }, (server) => {
  beforeEach(() => engage(server))
  afterEach(() => void vi.useRealTimers())
  const asha = () => atTheDesk(server, 'asha')
  const aCustomersJourney = async (upTo = 5) => (await aJourney(server.visitor(), upTo)).customerLeadId

  it('opens the journey for a day to the one employee who asked, and is written down [EMP-13]', async () => {
    const leadId = await aCustomersJourney()
    const agent = asha()
    expect(await agent.visitor.refused(readFlow, { customerLeadId: leadId })).toMatchObject({ http: 403 })
    expect((await agent.ask(leadId)).data).toEqual({ mobile: '98XXXXXX10' })
    const given = await agent.give(leadId, await latestCode(server))
    const until = new Date(server.clock.now().getTime() + 24 * 3_600_000)
    expect(given.data).toEqual({ customerLeadId: leadId, expiresAt: until.toISOString() })
    expect(await server.db.select().from(consents)).toMatchObject([
      { leadId, employeeId: 'asha', purpose: 'access', givenAt: server.clock.now(), expiresAt: until },
    ])
    expect(await auditTrail(server)).toMatchObject([
      { employeeId: 'asha', leadId, action: 'desk/askConsent', fields: [{ field: 'consent.asked' }] },
      {
        employeeId: 'asha',
        leadId,
        action: 'desk/giveConsent',
        fields: [{ field: 'consent.access.until', from: null, to: until.toISOString() }],
      },
    ])
    await agent.visitor.call(readFlow, { customerLeadId: leadId })
    const ravi = atTheDesk(server, 'ravi').visitor
    expect(await ravi.refused(readFlow, { customerLeadId: leadId })).toMatchObject({ http: 403 })
    server.clock.advance(24 * 3_600_000)
    expect(await agent.visitor.refused(readFlow, { customerLeadId: leadId })).toMatchObject({ http: 403 })
  })

  it('lets the employee go on with the journey without taking it over [EMP-12]', async () => {
    const leadId = await aCustomersJourney()
    const agent = asha()
    await agent.getConsent(leadId)
    const { data } = await agent.visitor.call(readFlow, { customerLeadId: leadId })
    await agent.visitor.call(saveFlow, aSave(6, { customerLeadId: leadId, version: data.version }))
    const [row] = (await agent.find()).rows
    expect(row).toMatchObject({ customerLeadId: leadId, processStep: 'step6', source: 'customer' })
    expect(row?.emplId).toBeUndefined()
    const changed = (await auditTrail(server)).filter(({ action }) => action === 'admin/flow')
    expect(changed.at(-1)?.fields).toContainEqual({ field: 'previousPolicy.ncb', from: null, to: 25 })
  })

  it('is asked by name, for what, and for how long', async () => {
    const leadId = await aCustomersJourney()
    await asha().ask(leadId)
    expect((await messagesTo(server))[0]).toMatch(
      /^\d{4} lets Asha Verma see and continue your insurance journey for 24 hours\. Tell it only to Asha Verma of Safar; it is good for 5 minutes\. - Safar$/,
    )
  })

  it('needs the code that was asked by this employee, once, within five tries and five minutes', async () => {
    const leadId = await aCustomersJourney()
    const agent = asha()
    const fault = async (otp: string, who = agent) =>
      (await who.visitor.refused(giveConsent, { customerLeadId: leadId, purpose: 'access', otp })).issues
    const gone = async (otp: string) => {
      const question = { customerLeadId: leadId, purpose: 'access', otp }
      const { code: why, message } = await agent.visitor.refused(giveConsent, question)
      return [why, message]
    }
    const wrong = { path: 'otp', message: 'Please Enter a valid OTP' }
    expect(await fault('0000')).toEqual([wrong])

    await agent.ask(leadId)
    const code = await latestCode(server)
    const other = code === '1111' ? '2222' : '1111'
    expect(await fault(code, atTheDesk(server, 'ravi'))).toEqual([wrong])
    for (let tries = 0; tries < 4; tries += 1) expect(await fault(other)).toEqual([wrong])
    expect(await gone(other)).toEqual(['gone', 'Too many wrong tries. Ask for a new OTP.'])
    expect(await gone(code)).toEqual(['gone', 'Too many wrong tries. Ask for a new OTP.'])

    await agent.ask(leadId)
    server.clock.advance(300_000)
    expect(await gone(await latestCode(server))).toEqual(['gone', 'This OTP has expired. Ask for a new one.'])

    await agent.getConsent(leadId)
    expect(await fault(await latestCode(server))).toEqual([wrong])
    expect(await fault('12')).toEqual([wrong])
    expect(JSON.stringify(await server.db.select().from(codes))).not.toContain(`"${code}"`)
  })

  it('is asked of one customer five times an hour, whoever asks', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const leadId = await aCustomersJourney()
    const refused = (agent = asha()) =>
      agent.visitor.refused(askConsent, { customerLeadId: leadId, purpose: 'access' })
    for (let times = 0; times < 5; times += 1) await asha().ask(leadId)
    expect(await refused()).toMatchObject({ http: 429, code: 'too-many' })
    expect(await refused(atTheDesk(server, 'ravi'))).toMatchObject({ code: 'too-many' })
    vi.setSystemTime(Date.now() + 3_600_000)
    await asha().ask(leadId)
  })

  it('is asked thirty times an hour by one employee', async () => {
    const others = Array.from({ length: 31 }, (_, index) => ({ mobile: String(9_100_000_000 + index) }))
    await someLeads(server, others)
    for (let index = 1; index <= 30; index += 1) await asha().ask(`lead-${index}`)
    const question = { customerLeadId: 'lead-31', purpose: 'access' }
    expect(await asha().visitor.refused(askConsent, question)).toMatchObject({ code: 'too-many' })
    await atTheDesk(server, 'ravi').ask('lead-31')
  })

  it('cannot be asked where nobody can be reached', async () => {
    const leadId = await aCustomersJourney(3)
    const question = { customerLeadId: leadId, purpose: 'access' }
    expect(await asha().visitor.refused(askConsent, question)).toMatchObject({
      code: 'not-now',
      message: 'This journey has no mobile number yet, so nobody can be asked.',
    })
    expect(await asha().visitor.refused(askConsent, { ...question, customerLeadId: 'x' })).toMatchObject({
      code: 'unknown-journey',
    })
    const reachable = await aCustomersJourney()
    await plan(server, 'messages', { call: 'sms', do: 'down' })
    expect(
      await asha().visitor.refused(askConsent, { customerLeadId: reachable, purpose: 'access' }),
    ).toMatchObject({ http: 503, message: 'The OTP could not be sent. Please try again.' })
    expect((await auditTrail(server)).filter(({ leadId: id }) => id === reachable)).toEqual([])
  })

  it('is not asked for a premium that did not change', async () => {
    const leadId = await aCustomersJourney()
    const question = { customerLeadId: leadId, purpose: 'premium' }
    expect(await asha().visitor.refused(askConsent, question)).toMatchObject({ code: 'prove-owner' })
    await asha().getConsent(leadId)
    expect(await asha().visitor.refused(askConsent, question)).toMatchObject({ code: 'not-now' })
  })

  it('is no business of analysts, testers and customers [EMP-13]', async () => {
    const question = { customerLeadId: 'x', purpose: 'access' }
    for (const who of ['meera', 'tara'] as const)
      expect(await atTheDesk(server, who).visitor.refused(askConsent, question)).toMatchObject({ http: 403 })
    expect(await server.visitor().refused(giveConsent, { ...question, otp: '1234' })).toMatchObject({
      http: 401,
    })
  })
})
