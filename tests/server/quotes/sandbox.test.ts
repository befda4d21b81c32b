import { beforeEach, expect, it } from 'vitest'
import { getQuotesData } from '#contract/quotes/quotes.calls.ts'
import { sandboxApp } from '#sandbox/sandbox.ts'
import { usualTimings } from '#server/insurers/timings.ts'
import { quotesAt } from '#server/quotes/quotes.routes.ts'
import { startOfTests } from '../support/clock.ts'
import { testConfig } from '../support/config.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aQuestion, aQuotedLead, asha, linesOf, streamOf, told } from './a-quoted-lead.ts'

const sandbox = sandboxApp({
  clock: () => new Date(startOfTests),
  publicUrl: `${testConfig.baseUrl}/sandbox`,
  secrets: { ...testConfig.secrets, visitorKey: 'key of the partner site' },
  fetch,
  latencyFactor: 0,
})

const inSandbox: typeof globalThis.fetch = async (input, init) => {
  const request = new Request(input, init)
  return sandbox.request(request.url.replace(`${testConfig.baseUrl}/sandbox`, testConfig.baseUrl), request)
}

const plan = (key: string, outcome: object) =>
  sandbox.request('/plan', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ party: 'insurer', call: 'quote', key, ...outcome }),
  })

const deps = { fetch: inSandbox, identify: async () => asha }
const { deadlines } = usualTimings
const module = quotesAt({ deadlines: { ...deadlines, quote: 2_500 }, failuresInARow: 2, restMs: 1_000 })

describeOnEachDatabase('the insurers of the sandbox', { modules: [module], deps }, (server) => {
  beforeEach(async () => {
    await sandbox.request('/plan', { method: 'DELETE' })
    await aQuotedLead(server)
  })
  const ask = (question = aQuestion()) => server.visitor().call(getQuotesData, question)
  const retryDigit = () => server.visitor().call(getQuotesData, { ...aQuestion(), insurerId: 13 })

  it('give twelve prices for a car that everybody insures', async () => {
    const { data } = await ask()
    expect(data.unavailable).toEqual([])
    expect(data.quotes).toHaveLength(12)
  })

  it('answer in the order in which they are done, whatever becomes of each', async () => {
    await plan('hdfc-ergo', { do: 'decline' })
    await plan('shriram', { do: 'garbled' })
    await plan('zuno', { do: 'slow', ms: 400 })
    await plan('united-india', { do: 'late', ms: 10_000 })
    const lines: string[] = []
    for await (const line of linesOf(await streamOf(server, aQuestion()))) lines.push(told(line))
    expect(lines).toEqual(expect.arrayContaining(['HDFC ERGO declined', 'Shriram down']))
    expect(lines.slice(-3)).toEqual(['Zuno', 'United India late', 'end 9/12'])
  })

  it('are left alone after faults in a row and asked again after a rest', async () => {
    await plan('digit', { do: 'fail', times: 2 })
    await ask()
    await retryDigit()
    const alone = await retryDigit()
    expect(alone.data.unavailable).toMatchObject([{ Api_name: 'Digit', reason: 'down' }])
    await new Promise((resolve) => setTimeout(resolve, 1_050))
    expect((await retryDigit()).data.quotes).toMatchObject([{ insurer: 'Digit' }])
  })

  it('ask their own questions before they sell some covers [QUOTE-16]', async () => {
    const { data } = await ask(aQuestion({ addOns: ['zeroDepriciationCover'] }))
    const caller = data.quotes.filter((quote) => quote.isAddonQuesAsk)
    expect(caller.map(({ insurer }) => insurer).sort()).toEqual(['ICICI Lombard', 'Tata AIG'])
    expect(caller[0]?.addonQuesArray).toMatchObject([{ key: 'zeroDepLastYear' }])
  })

  it('say which add-ons they do not sell for this vehicle, and why', async () => {
    const { data } = await ask(aQuestion({ addOns: ['consumables', 'tyreProtection'] }))
    expect(data.quotes.some(({ missingAddOns }) => missingAddOns.length > 0)).toBe(true)
    for (const { missingAddOns, Consumables, TyreProtection } of data.quotes) {
      const missing = missingAddOns.map(({ addOn }) => addOn)
      expect(missing.includes('consumables')).toBe(!Consumables)
      expect(missing.includes('tyreProtection')).toBe(!TyreProtection)
      expect(missingAddOns.every(({ reason }) => reason !== '')).toBe(true)
    }
  })
})
