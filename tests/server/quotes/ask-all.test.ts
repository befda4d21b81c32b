import { beforeEach, expect, it, vi } from 'vitest'
import { getQuotesData } from '#contract/quotes/quotes.calls.ts'
import { motorInsurers } from '#machines/reference/insurers.ts'
import { quotes } from '#server/quotes/quotes.routes.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aQuestion, aQuotedLead, asha, linesOf, movesOf, statusOf, streamOf, told } from './a-quoted-lead.ts'
import { InsurersOnCall, says } from './insurers-on-call.ts'

/** The reply in the specification's own letters. */
type Prices = { success: boolean; data: { quotes: { FinalPremium: number }[] } }

const onCall = new InsurersOnCall()
const deps = { fetch: onCall.fetch, identify: async () => asha }

describeOnEachDatabase('asking for prices', { modules: [quotes], deps }, (server) => {
  beforeEach(() => onCall.reset())

  it('asks all twelve and returns their prices, the cheapest first [QUOTE-05, QUOTE-08, API-29]', async () => {
    await aQuotedLead(server)
    const response = await server.visitor().fetch('/api/v1/motor/getQuotesData', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(aQuestion()),
    })
    const { success, data }: Prices = await response.json()
    expect(success).toBe(true)
    expect([...onCall.asked].sort()).toEqual(motorInsurers.map(({ key }) => key).sort())
    expect(new Set(onCall.references).size).toBe(12)
    expect(data.quotes).toHaveLength(12)
    const prices = data.quotes.map((quote) => quote.FinalPremium)
    expect(prices).toEqual([...prices].sort((one, other) => one - other))
    expect(data.quotes[0]).toMatchObject({ RegisterNumber: 'RJ-14-CA-1234', Make: 'Maruti', Model: 'Swift' })
  })

  it('moves the journey from its request to its quotes', async () => {
    await aQuotedLead(server)
    await server.visitor().call(getQuotesData, aQuestion())
    expect(await movesOf(server)).toEqual(['REQUEST_QUOTES', 'QUOTES_CALL_SENT', 'QUOTES_RECEIVED'])
    expect(await statusOf(server)).toBe('quotesGenerated')
  })

  it('streams each price when it comes, and the journey has quotes from the first on', async () => {
    await aQuotedLead(server)
    onCall.holdAll()
    const response = await streamOf(server, aQuestion())
    expect(response.headers.get('content-type')).toContain('application/x-ndjson')
    const lines = linesOf(response)
    const next = async () => told((await lines.next()).value)
    expect(await statusOf(server)).toBe('quotesInProcess')
    const order = motorInsurers.map(({ key, name }) => ({ key, name })).reverse()
    for (const { key, name } of order) {
      await onCall.letGo(key)
      expect(await next()).toBe(name)
      expect(await statusOf(server)).toBe('quotesGenerated')
    }
    expect(await next()).toBe('end 12/12')
    expect((await lines.next()).done).toBe(true)
  })

  it('has a card for an insurer that declines and for one that is down [QUOTE-06]', async () => {
    await aQuotedLead(server)
    onCall.let('digit', says.no('Cars of this colour are not insured online'))
    onCall.let('shriram', says.fault(500))
    onCall.let('zuno', says.page)
    const { data } = await server.visitor().call(getQuotesData, aQuestion())
    expect(data.quotes).toHaveLength(9)
    expect(data.unavailable).toContainEqual({
      Api_name: 'Digit',
      logo: '/logos/insurers/digit.svg',
      displayMessage: 'Cars of this colour are not insured online',
      insurerId: 13,
      reason: 'declined',
    })
    expect(data.unavailable).toContainEqual(
      expect.objectContaining({
        Api_name: 'Shriram',
        reason: 'down',
        displayMessage: 'Shriram could not give a quote right now.',
      }),
    )
    expect(data.unavailable).toContainEqual(expect.objectContaining({ Api_name: 'Zuno', reason: 'down' }))
  })

  it('streams the others and the end where the answer of one cannot be kept', async () => {
    await aQuotedLead(server)
    const { db } = server.deps
    const transaction = db.transaction.bind(db)
    let times = 0
    // The first opens the run.
    const spy = vi.spyOn(db, 'transaction').mockImplementation((work) => {
      times += 1
      return times === 2 ? Promise.reject(new Error('connection lost')) : transaction(work)
    })
    const lines: string[] = []
    for await (const line of linesOf(await streamOf(server, aQuestion()))) lines.push(told(line))
    spy.mockRestore()
    expect(lines).toHaveLength(13)
    expect(lines.filter((line) => line.endsWith(' down'))).toHaveLength(1)
    expect(lines.at(-1)).toBe('end 11/12')
    expect(server.logText).toContain('quote not kept')
  })

  it('names no insurer where the database is gone before an answer is kept', async () => {
    await aQuotedLead(server)
    const { db } = server.deps
    const transaction = db.transaction.bind(db)
    const gone = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
    let times = 0
    const spy = vi.spyOn(db, 'transaction').mockImplementation((work) => {
      times += 1
      return times === 1 ? transaction(work) : Promise.reject(new Error('Failed query', { cause: gone }))
    })
    const reply = await server.visitor().ask(getQuotesData, aQuestion())
    spy.mockRestore()
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await reply.json()).toMatchObject({ code: 'unavailable' })
  })

  it('refuses a price whose lines do not add up', async () => {
    await aQuotedLead(server)
    onCall.let('digit', async (key, risk) => {
      const reply = await says.price(key, risk).json()
      return Response.json({ ...reply, premium: { ...reply.premium, net: reply.premium.net + 100 } })
    })
    const { data } = await server.visitor().call(getQuotesData, aQuestion())
    expect(data.unavailable).toMatchObject([{ Api_name: 'Digit', reason: 'down' }])
  })

  it('says so where every insurer declines, and is back at its request', async () => {
    await aQuotedLead(server)
    onCall.letAll(says.no('Not online'))
    expect(await server.visitor().call(getQuotesData, aQuestion())).toMatchObject({
      success: true,
      message: 'No insurer offers a plan for these answers. Change an answer and try again.',
      data: { quotes: [] },
    })
    expect((await movesOf(server)).at(-1)).toBe('QUOTES_EMPTY')
    expect(await statusOf(server)).toBe('quotesRequested')
  })

  it('has failed where no insurer can be reached [API-29]', async () => {
    await aQuotedLead(server)
    onCall.letAll(says.fault(503))
    const { success, message } = await server.visitor().call(getQuotesData, aQuestion())
    expect({ success, message }).toEqual({
      success: false,
      message: 'We could not fetch quotes. Please try again.',
    })
    expect((await movesOf(server)).at(-1)).toBe('QUOTES_FAILED')
  })

  it('shows the insurers that a search names, and all for an empty one [QUOTE-09]', async () => {
    await aQuotedLead(server)
    const { data } = await server.visitor().call(getQuotesData, { ...aQuestion(), searchText: ' hdfc' })
    expect(data.quotes.map(({ insurer }) => insurer)).toEqual(['HDFC ERGO'])
    const all = await server.visitor().call(getQuotesData, aQuestion())
    expect(all.data.quotes).toHaveLength(12)
    expect(onCall.asked).toHaveLength(12)
  })

  it('goes on to keep prices when whoever asked has gone', async () => {
    await aQuotedLead(server)
    onCall.holdAll()
    const response = await streamOf(server, aQuestion())
    await onCall.letGo('digit')
    await linesOf(response).next()
    await response.body?.cancel().catch(() => {})
    await onCall.letGo(...motorInsurers.map(({ key }) => key).filter((key) => key !== 'digit'))
    onCall.reset()
    const { data } = await server.visitor().call(getQuotesData, aQuestion())
    expect(data.quotes).toHaveLength(12)
    expect(onCall.asked).toEqual([])
  })
})
