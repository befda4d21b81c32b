import { beforeEach, expect, it } from 'vitest'
import { getHealthQuotes } from '#contract/health/health-quotes.calls.ts'
import { getPetQuotes } from '#contract/pet/pet-quotes.calls.ts'
import { getQuotesData } from '#contract/quotes/quotes.calls.ts'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { quoteRuns } from '#server/db/schema.ts'
import { quotes } from '#server/quotes/quotes.routes.ts'
import { newSwift, swift } from '../../machines/motor/record/quoted-record.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aCustomer } from '../support/signed-in.ts'
import { aQuestion, aQuotedLead, asha, statusOf } from './a-quoted-lead.ts'
import { InsurersOnCall } from './insurers-on-call.ts'

const onCall = new InsurersOnCall()
let visitor = asha
const deps = { fetch: onCall.fetch, identify: async () => visitor }

describeOnEachDatabase('asking for prices too early or wrongly', { modules: [quotes], deps }, (server) => {
  beforeEach(() => {
    onCall.reset()
    visitor = asha
  })

  const refusedFor = async (record: MotorRecord, question: object = aQuestion()) => {
    await aQuotedLead(server, record)
    const refused = await server.visitor().refused(getQuotesData, { ...question })
    expect(onCall.asked).toEqual([])
    expect(await server.db.select().from(quoteRuns)).toEqual([])
    expect(await statusOf(server)).toBeNull()
    return refused
  }

  it.each([getQuotesData, getHealthQuotes, getPetQuotes])(
    'is refused from the three hundred and first time within an hour on: $path',
    async (asked) => {
      visitor = { ...asha, sessionId: 'a session' }
      const statuses: number[] = []
      for (let times = 0; times < 301; times += 1)
        statuses.push((await server.visitor().ask(asked, { customerLeadId: 'unknown' })).status)
      expect(statuses.slice(0, 300)).not.toContain(429)
      expect(statuses.at(-1)).toBe(429)
    },
  )

  it('explains that a renewal opens 60 days before the policy ends', async () => {
    const past = {
      ...swift.previousPolicy,
      claimed: false,
      status: 'continue' as const,
      endDate: '2026-08-15',
    }
    const { motorRequest, ...question } = aQuestion()
    const untold = { ...question, motorRequest: { registrationNumber: '', vehicleType: '4w' } }
    expect(motorRequest.prevPolicyEndDate).toBe('2026-07-05')
    expect(await refusedFor({ ...swift, previousPolicy: past }, untold)).toMatchObject({
      http: 409,
      code: 'not-now',
      message: 'A renewal opens 60 days before the policy ends. Please come back then or change the date.',
    })
  })

  it('explains that nothing is sold while the first bundled year runs [MOTOR-21]', async () => {
    expect(await refusedFor({ ...swift, registrationDate: '2026-01-10' })).toMatchObject({
      code: 'not-now',
      message: 'The first-year policy of this vehicle is still running, so no plan can be offered yet.',
    })
  })

  it('waits for every answer that a price depends on', async () => {
    const { variant: _, ...noVariant } = swift
    expect(await refusedFor(noVariant)).toMatchObject({ http: 409, code: 'not-now' })
  })

  it('names the amount that is too small', async () => {
    expect(await refusedFor(swift, aQuestion({ electricalAccessories: 500_00 }))).toMatchObject({
      http: 422,
      issues: [{ path: 'motorRequest.addOns.electricalAccessories', message: 'Enter ₹1,000 or more' }],
    })
  })

  it('keeps the prices of a journey from everybody else', async () => {
    visitor = aCustomer('somebody else')
    expect(await refusedFor(swift)).toMatchObject({ http: 403, code: 'prove-owner' })
    const again = { ...aQuestion(), insurerId: 13 }
    expect(await server.visitor().refused(getQuotesData, again)).toMatchObject({ code: 'prove-owner' })
  })

  it('does not know a journey that never began, nor a retry before the first asking', async () => {
    const unknown = { ...aQuestion(), customerLeadId: 'nothing' }
    expect(await server.visitor().refused(getQuotesData, unknown)).toMatchObject({
      code: 'unknown-journey',
    })
    await aQuotedLead(server)
    const again = { ...aQuestion(), insurerId: 13 }
    expect(await server.visitor().refused(getQuotesData, again)).toMatchObject({ code: 'not-now' })
  })

  it('prices a new vehicle for its long third-party term [MOTOR-17]', async () => {
    await aQuotedLead(server, newSwift)
    const { data } = await server.visitor().call(getQuotesData, aQuestion({}, newSwift))
    expect(data.quotes[0]).toMatchObject({
      StartDate: '2026-06-15',
      EndDate: '2027-06-14',
      thirdPartyEndDate: '2029-06-14',
    })
  })
})
