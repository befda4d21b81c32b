import { expect, it } from 'vitest'
import { saveFlow } from '#contract/flow/flow.calls.ts'
import { readQuoteCount } from '#contract/journey/customer.calls.ts'
import { quotationNumbers } from '#server/db/schema.ts'
import { journeys } from '#server/journeys/journeys.routes.ts'
import { quotes } from '#server/quotes/quotes.routes.ts'
import { aSave } from '../journeys/asha.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aPerson, basics } from './a-person.ts'

/** The start of a health journey in the specification's own letters. */
const start = {
  quoteType: 'health',
  step: 1,
  processDiscription: 'health',
  loggedInUser: false,
  step1: {
    customerRelation: 'Self',
    customerGender: 'Female',
    customerAge: 34,
    pincode: { value: '302001', City: 'Jaipur', State: 'Rajasthan' },
  },
}

describeOnEachDatabase('the quotation number', { modules: [journeys, quotes] }, (server) => {
  it('is the prefix, the day and its place in it, in the reply and in the record [HEALTH-13, HEALTH-15, API-47, CONST-23]', async () => {
    const { data } = await server.visitor().call(saveFlow, start)
    expect(data).toMatchObject({
      message: 'process started!!',
      data: { version: 1, quotationNumber: 'SAFH150620260001' },
    })
    const next = await aPerson(server)
    expect(next.quotationNumber).toBe('SAFH150620260002')
    expect((await next.record()).quotationNumber).toBe('SAFH150620260002')
    expect((await next.read()).answers).toMatchObject({ quotationNumber: 'SAFH150620260002' })
  })

  it('is another one for each of many who begin at the same moment [HEALTH-13]', async () => {
    const begun = await Promise.all(Array.from({ length: 12 }, () => server.visitor().call(saveFlow, start)))
    const numbers = begun.map(({ data }) => data.data.quotationNumber)
    const expected = Array.from({ length: 12 }, (_, at) => `SAFH15062026${String(at + 1).padStart(4, '0')}`)
    expect(numbers.sort()).toEqual(expected)
  })

  it('begins anew each day in India and grows beyond four digits', async () => {
    await server.db.insert(quotationNumbers).values({ day: '2026-06-15', allotted: 9999 })
    expect((await aPerson(server)).quotationNumber).toBe('SAFH1506202610000')
    server.clock.advance(24 * 60 * 60_000)
    expect((await aPerson(server)).quotationNumber).toBe('SAFH160620260001')
  })

  it('stays through every later save, whatever a caller says it is [HEALTH-13]', async () => {
    const person = await aPerson(server)
    const saved = await person.save(1, { quotationNumber: 'SAFH150620269999' })
    expect(saved.data.data).not.toHaveProperty('quotationNumber')
    expect((await person.record()).quotationNumber).toBe('SAFH150620260001')
    const older = { ...basics, age: 40 }
    await person.save(1, {}, [{ type: 'basics.given', ...older }], 'basics')
    expect((await person.record()).basics?.age).toBe(40)
    expect((await person.record()).quotationNumber).toBe('SAFH150620260001')
  })

  it('is given back where the journey does not begin', async () => {
    const refused = await server.visitor().refused(saveFlow, { ...start, step1: undefined })
    expect(refused.http).toBe(422)
    expect(await server.db.select().from(quotationNumbers)).toEqual([])
    expect((await aPerson(server)).quotationNumber).toBe('SAFH150620260001')
  })

  it('is of no journey whose product numbers nothing', async () => {
    const { data } = await server.visitor().call(saveFlow, aSave(1))
    expect(data.data).not.toHaveProperty('quotationNumber')
    expect(await server.db.select().from(quotationNumbers)).toEqual([])
  })

  it('is one more than the count of the day [HEALTH-13, API-31, API-45]', async () => {
    await aPerson(server)
    expect(await server.visitor().call(readQuoteCount)).toEqual({
      success: true,
      message: 'Quote Count Fetched',
      dataCount: 1,
    })
    expect((await aPerson(server)).quotationNumber).toBe('SAFH150620260002')
  })
})
