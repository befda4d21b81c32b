import { beforeEach, expect, it } from 'vitest'
import { getQuotesData } from '#contract/quotes/quotes.calls.ts'
import { usualTimings } from '#server/insurers/timings.ts'
import { quotesAt } from '#server/quotes/quotes.routes.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aQuestion, aQuotedLead, asha, linesOf, streamOf, told } from './a-quoted-lead.ts'
import { InsurersOnCall, says } from './insurers-on-call.ts'

const onCall = new InsurersOnCall()
const deps = { fetch: onCall.fetch, identify: async () => asha }
const deadline = 400
const hasty = quotesAt({ ...usualTimings, deadlines: { ...usualTimings.deadlines, quote: deadline } })

describeOnEachDatabase('an insurer that does not answer', { modules: [hasty], deps }, (server) => {
  beforeEach(async () => {
    onCall.reset()
    await aQuotedLead(server)
  })

  it('has its card when its time is over, and holds nobody else up [QUOTE-06]', async () => {
    onCall.let('digit', says.nothing)
    const lines: string[] = []
    for await (const line of linesOf(await streamOf(server, aQuestion()))) lines.push(told(line))
    expect(lines.slice(-2)).toEqual(['Digit late', 'end 11/12'])
  })

  it('is asked at the same time as all others, so that it costs its deadline and no more', async () => {
    onCall.letAll(says.nothing)
    const { data } = await server.visitor().call(getQuotesData, aQuestion())
    expect(onCall.mostAtOnce).toBe(12)
    expect(data.unavailable.map(({ reason }) => reason)).toEqual(Array(12).fill('late'))
    expect(data.unavailable[0]?.displayMessage).toMatch(/did not answer in time\. Please try again\.$/)
  })
})
