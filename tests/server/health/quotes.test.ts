import * as v from 'valibot'
import { expect, it } from 'vitest'
import { saveFlow } from '#contract/flow/flow.calls.ts'
import {
  getHealthQuotes,
  type HealthQuoteLine,
  healthQuoteLine,
} from '#contract/health/health-quotes.calls.ts'
import { readHealthPincodes } from '#contract/reference/lists.calls.ts'
import { defaultHealthRequest } from '#machines/health/record/health-request.ts'
import { healthInsurers } from '#machines/reference/insurers.ts'
import { leads, quoteRuns } from '#server/db/schema.ts'
import { journeys } from '#server/journeys/journeys.routes.ts'
import { quotes } from '#server/quotes/quotes.routes.ts'
import { reference } from '#server/reference/reference.routes.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { plan } from '../support/sandbox-plan.ts'
import { aPerson, basics } from './a-person.ts'

/** The request in the specification's own letters. */
const request = (customerLeadId: string) => ({
  customerLeadId,
  quoteType: 'health',
  step: 2,
  loggedInUser: false,
  step1: {
    customerRelation: 'Self',
    customerGender: 'Female',
    customerAge: 34,
    pincode: { value: '302001', City: 'Jaipur', State: 'Rajasthan' },
  },
  PlanDetails: { sumInsuredValue: '10LAC', planTenure: '2year', NCBsuper: true },
})

/** The lines of a reply that streams, as they came. */
async function linesOf(response: Response): Promise<HealthQuoteLine[]> {
  const text = await response.text()
  return text
    .trim()
    .split('\n')
    .map((line) => v.parse(healthQuoteLine, JSON.parse(line)))
}

describeOnEachDatabase('prices for health', { modules: [journeys, quotes, reference] }, (server) => {
  it('are asked of all ten insurers and answered whole, the lowest premium first [HEALTH-12, API-30]', async () => {
    const { visitor, customerLeadId } = await aPerson(server)
    const { success, data } = await visitor.call(getHealthQuotes, request(customerLeadId))
    expect(success).toBe(true)
    expect([...data.successQuotes, ...data.unavailable].map(({ insurerId }) => insurerId).sort()).toEqual(
      healthInsurers.map(({ insurerId }) => insurerId).sort(),
    )
    const prices = data.successQuotes.map(({ FinalPremium }) => FinalPremium)
    expect(prices.length).toBeGreaterThan(0)
    expect(prices).toEqual([...prices].sort((one, other) => one - other))
    for (const quote of data.successQuotes) {
      expect(quote).toMatchObject({ sumInsuredValue: '10LAC', planTenure: '2year', GST: 0 })
      expect(quote.FinalPremium).toBe(quote.NetPremium)
      expect(quote.premiumLines.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(quote.NetPremium, 5)
    }
  })

  it('stream insurer by insurer where that is asked for', async () => {
    const { visitor, customerLeadId } = await aPerson(server)
    const response = await visitor.fetch('/api/v1/health/All_quotes', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/x-ndjson' },
      body: JSON.stringify(request(customerLeadId)),
    })
    expect(response.headers.get('content-type')).toContain('application/x-ndjson')
    const lines = await linesOf(response)
    const priced = lines.filter(({ type }) => type === 'quote').length
    expect(lines).toHaveLength(healthInsurers.length + 1)
    expect(lines.at(-1)).toEqual({ type: 'end', asked: healthInsurers.length, priced })
  })

  it('take what the page asks for over what is saved, and the defaults where it says nothing [HEALTH-09, CONST-20]', async () => {
    const { visitor, customerLeadId } = await aPerson(server)
    const { data } = await visitor.call(getHealthQuotes, { customerLeadId })
    expect(data.successQuotes[0]).toMatchObject({ sumInsuredValue: '5LAC', planTenure: '1year' })
    const [run] = await server.db.select().from(quoteRuns)
    expect(run?.request).toMatchObject({ request: defaultHealthRequest })
  })

  it('name an insurer that declines and one that is down, beside the prices of the others', async () => {
    const { visitor, customerLeadId } = await aPerson(server)
    await plan(server, 'insurer', { call: 'quote', key: 'digit', do: 'fail' })
    await plan(server, 'insurer', { call: 'quote', key: 'care-health', do: 'decline' })
    const { success, data } = await visitor.call(getHealthQuotes, request(customerLeadId))
    expect(success).toBe(true)
    const unavailable = new Map(data.unavailable.map(({ Api_name, reason }) => [Api_name, reason]))
    expect(unavailable.get('Digit')).toBe('down')
    expect([...unavailable.values()]).toContain('declined')
  })

  it('of one insurer can be asked for again, and the others stay', async () => {
    const { visitor, customerLeadId } = await aPerson(server)
    await plan(server, 'insurer', { call: 'quote', key: 'digit', do: 'fail' })
    await visitor.call(getHealthQuotes, request(customerLeadId))
    const { data } = await visitor.call(getHealthQuotes, { ...request(customerLeadId), insurerId: 13 })
    expect(data.successQuotes.map(({ insurer }) => insurer)).toEqual(['Digit'])
  })

  it('need a pincode of the list [HEALTH-11, API-26, VALID-42]', async () => {
    const visitor = server.visitor()
    const list = await visitor.call(readHealthPincodes)
    expect(list.data[0]).toMatchObject({
      value: expect.any(String),
      City: expect.any(String),
      State: expect.any(String),
    })
    const person = await aPerson(server)
    const refused = await person.visitor.refused(getHealthQuotes, {
      ...request(person.customerLeadId),
      step1: { ...request('').step1, pincode: { value: '999999', City: 'Nowhere', State: 'None' } },
    })
    expect(refused).toMatchObject({ http: 422, issues: [{ path: 'step1.pincode' }] })
  })

  it('are told to nobody else, who is asked for the code', async () => {
    const { customerLeadId } = await aPerson(server)
    const refused = await server.visitor().refused(getHealthQuotes, request(customerLeadId))
    expect(refused).toMatchObject({ http: 403, code: 'prove-owner' })
    expect(JSON.stringify(refused)).not.toMatch(/Female|302001|Jaipur/)
    expect(await server.db.select().from(quoteRuns)).toEqual([])
  })

  it('begin with a save whose fields are what the specification names [API-47, HEALTH-15]', async () => {
    const { PlanDetails: _, customerLeadId: __, ...start } = request('')
    const saved = await server.visitor().call(saveFlow, { ...start, step: 1, processDiscription: 'health' })
    expect(saved.data.data.quotationNumber).toBe('SAFH150620260001')
    const [lead] = await server.db.select().from(leads)
    expect(lead?.record).toMatchObject({ basics: { ...basics }, savedStep: 1 })
    expect(lead?.quoteType).toBe('health')
  })
})
