import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { getQuotesData } from '#contract/quotes/quotes.calls.ts'
import { motorInsurers } from '#machines/reference/insurers.ts'
import { createApp } from '#server/app.ts'
import { leads, quotes as quoteRows, quoteRuns } from '#server/db/schema.ts'
import { InsurerError } from '#server/insurers/insurer-error.ts'
import { answerOfError } from '#server/quotes/answer.ts'
import { keepAnswer } from '#server/quotes/keep-answer.ts'
import { quotes } from '#server/quotes/quotes.routes.ts'
import { latestRun, quotesOf } from '#server/quotes/quotes.store.ts'
import { aLead } from '../support/a-lead.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { visitorOf } from '../support/visitor.ts'
import { aQuestion, aQuotedLead, asha, linesOf, movesOf, statusOf, streamOf, told } from './a-quoted-lead.ts'
import { InsurersOnCall, says } from './insurers-on-call.ts'

const onCall = new InsurersOnCall()
const deps = { fetch: onCall.fetch, identify: async () => asha }
const keys = motorInsurers.map(({ key }) => key)

describeOnEachDatabase('asking for prices again', { modules: [quotes], deps }, (server) => {
  beforeEach(async () => {
    onCall.reset()
    await aQuotedLead(server)
  })
  const ask = (question = aQuestion()) => server.visitor().call(getQuotesData, question)

  it('gives the very same prices on the same day without asking anybody', async () => {
    const first = await ask()
    onCall.asked = []
    expect((await ask()).data).toEqual(first.data)
    expect(onCall.asked).toEqual([])
    expect(await statusOf(server)).toBe('quotesGenerated')
  })

  it('asks only those again that gave no answer', async () => {
    onCall.let('digit', says.fault(500))
    onCall.let('zuno', says.no('Not online'))
    await ask()
    onCall.reset()
    const { data } = await ask()
    expect(onCall.asked).toEqual(['digit'])
    expect(data.quotes).toHaveLength(11)
  })

  it('takes the prices of another day for stale', async () => {
    const first = await ask()
    server.clock.set('2026-06-16T09:00:00+05:30')
    onCall.asked = []
    const { data } = await ask()
    expect(onCall.asked).toHaveLength(12)
    expect(data.quotes[0]?.caseId).not.toBe(first.data.quotes[0]?.caseId)
    expect((await movesOf(server)).slice(3)).toEqual(['QUOTES_STALE', 'QUOTES_CALL_SENT', 'QUOTES_RECEIVED'])
  })

  it('prices a changed request anew [QUOTE-10, QUOTE-17]', async () => {
    const before = await ask()
    const { data } = await ask(aQuestion({ addOns: ['zeroDepriciationCover'], idv: 450_000_00 }))
    expect(data.quotes.every(({ idv, MinIdv, MaxIdv }) => MinIdv <= idv && idv <= MaxIdv)).toBe(true)
    expect(data.quotes.filter((quote) => quote.ZeroDepriciationCover).length).toBeGreaterThan(5)
    expect(data.quotes.map(({ caseId }) => caseId)).not.toEqual(
      before.data.quotes.map(({ caseId }) => caseId),
    )
    expect((await movesOf(server)).slice(3)).toEqual(['EDIT_REQUEST', 'QUOTES_CALL_SENT', 'QUOTES_RECEIVED'])
  })

  it('prices what the quote list tells of the old policy, saved or not [EXPIRY-24]', async () => {
    const before = await ask()
    const question = aQuestion()
    const told = { ...question.motorRequest, prevPolicyEndDate: '2026-06-30', previousNoClaimBonus: 50 }
    const { data } = await server.visitor().call(getQuotesData, { ...question, motorRequest: told })
    expect(data.quotes[0]).toMatchObject({ StartDate: '2026-07-01' })
    expect(before.data.quotes[0]).toMatchObject({ StartDate: '2026-07-06' })
    const ncb = (quotes: typeof data.quotes) =>
      quotes.find(({ insurerId }) => insurerId === 13)?.NCBDiscount ?? 0
    expect(ncb(data.quotes)).toBeGreaterThan(ncb(before.data.quotes))
  })

  it('lets the newer question win and ignores what comes late for the older one', async () => {
    onCall.holdAll()
    const older = await streamOf(server, aQuestion())
    await onCall.letGo('digit')
    const lines = linesOf(older)
    expect(told((await lines.next()).value)).toBe('Digit')
    const [first] = await server.db.select().from(quoteRuns)

    onCall.letAll(says.price)
    const { data } = await ask(aQuestion({ addOns: ['consumables'] }))
    await onCall.letGo(...keys.filter((key) => key !== 'digit'))
    expect((await lines.next()).done).toBe(true)
    expect(data.quotes).toHaveLength(12)
    const states = (await quotesOf(server.db, first?.id ?? '')).map(({ state }) => state)
    expect(states.filter((state) => state === 'asked')).toHaveLength(11)
    expect((await latestRun(server.db, 'lead-1'))?.id).not.toBe(first?.id)
    expect(await statusOf(server)).toBe('quotesGenerated')
  })

  it('asks each insurer once when two tabs ask the same', async () => {
    onCall.holdAll()
    const both = [ask(), ask()]
    await onCall.letGo(...keys)
    const [one, other] = await Promise.all(both)
    expect(other?.data).toEqual(one?.data)
    expect(onCall.asked).toHaveLength(12)
  })

  it('goes on with a run that a restart has cut off', async () => {
    onCall.let('digit', says.nothing)
    const response = await streamOf(server, aQuestion())
    const lines = linesOf(response)
    for (let answers = 0; answers < 11; answers += 1) await lines.next()
    onCall.reset()
    const { deps, database } = server
    const restarted = createApp({ deps, ping: database.ping, modules: [quotes] })
    const visitor = visitorOf((path, init) => restarted.request(path, init), deps.config.baseUrl)
    const { data } = await visitor.call(getQuotesData, aQuestion())
    expect(onCall.asked).toEqual(['digit'])
    expect(data.quotes).toHaveLength(12)
  })

  it('asks one insurer once more and leaves the others alone', async () => {
    onCall.let('digit', says.fault(500))
    onCall.let('zuno', says.no('Not online'))
    await ask()
    onCall.reset()
    const digit = await server.visitor().call(getQuotesData, { ...aQuestion(), insurerId: 13 })
    expect(digit.data.quotes.map(({ insurer }) => insurer)).toEqual(['Digit'])
    const zuno = await server.visitor().call(getQuotesData, { ...aQuestion(), insurerId: 10 })
    expect(zuno.data.quotes.map(({ insurer }) => insurer)).toEqual(['Zuno'])
    const priced = await server.visitor().call(getQuotesData, { ...aQuestion(), insurerId: 13 })
    expect(priced.data.quotes).toEqual(digit.data.quotes)
    expect(onCall.asked).toEqual(['digit', 'zuno'])
    expect((await ask()).data.quotes).toHaveLength(12)
  })

  it.each(['declined', 'late', 'down'] as const)('asks one once more whose answer was %s', async (state) => {
    await ask()
    const none = { state, caseId: null, result: null, message: 'No' }
    await server.db.update(quoteRows).set(none).where(eq(quoteRows.insurerId, 13))
    onCall.reset()
    const { data } = await server.visitor().call(getQuotesData, { ...aQuestion(), insurerId: 13 })
    expect(data.quotes.map(({ insurer }) => insurer)).toEqual(['Digit'])
    expect(onCall.asked).toEqual(['digit'])
  })

  it('touches no price of another journey, whoever is asked and whoever answers', async () => {
    const run = { leadId: 'lead-2', request: {}, requestHash: 'x', onDay: server.clock.today() }
    await server.db.insert(leads).values(aLead({ id: 'lead-2' }))
    await server.db.insert(quoteRuns).values({ ...run, id: 'others', startedAt: server.clock.now() })
    const others = [13, 10, 15].map((insurerId) => ({ id: `of ${insurerId}`, insurerId }))
    const states = { 13: 'asked', 10: 'late', 15: 'declined' } as const
    await server.db.insert(quoteRows).values(
      others.map((one) => ({
        ...one,
        runId: 'others',
        leadId: 'lead-2',
        state: states[one.insurerId as keyof typeof states],
      })),
    )
    const before = await quotesOf(server.db, 'others')
    onCall.let('zuno', says.fault(500))
    await ask()
    await ask()
    onCall.reset()
    await server.visitor().call(getQuotesData, { ...aQuestion(), insurerId: [10] })
    expect(onCall.asked).toEqual(['zuno'])
    expect(await quotesOf(server.db, 'others')).toEqual(before)
  })

  it('keeps the first of two answers, as two servers may get them, and tells it for the second', async () => {
    await ask()
    const run = await latestRun(server.db, 'lead-1')
    if (!run) throw new Error('Nothing was asked')
    const second = answerOfError(13, new InsurerError('down', 'broken'))
    const kept = await keepAnswer(server.deps, run, 13, second, server.clock.now())
    expect(kept).toMatchObject({ plan: { insurer: 'Digit' } })
    const rows = await quotesOf(server.db, run.id)
    expect(rows.find(({ insurerId }) => insurerId === 13)).toMatchObject({ state: 'priced' })
  })

  it('asks several insurers once more by one call, and none where one of them is unknown', async () => {
    onCall.let('digit', says.fault(500))
    onCall.let('zuno', says.fault(500))
    await ask()
    onCall.reset()
    const both = await server.visitor().call(getQuotesData, { ...aQuestion(), insurerId: [13, 10, 13] })
    expect(both.data.quotes.map(({ insurer }) => insurer).sort()).toEqual(['Digit', 'Zuno'])
    expect(onCall.asked.toSorted()).toEqual(['digit', 'zuno'])
    const unknown = { ...aQuestion(), insurerId: [13, 9999] }
    expect(await server.visitor().refused(getQuotesData, unknown)).toMatchObject({ code: 'not-found' })
  })

  it.each<[string, number | number[]]>([
    ['no whole number', 13.5],
    ['larger than any', [13, 3_000_000_000]],
    ['more than there could be', Array.from({ length: 51 }, (_, at) => at + 1)],
  ])('refuses insurers that are %s', async (_, insurerId) => {
    await ask()
    const refused = await server.visitor().refused(getQuotesData, { ...aQuestion(), insurerId })
    expect(refused).toMatchObject({ code: 'invalid' })
  })

  it('finds its quotes by asking one insurer again where none had a price', async () => {
    onCall.letAll(says.fault(500))
    await ask()
    expect(await statusOf(server)).toBe('quotesRequested')
    onCall.let('digit', says.price)
    await server.visitor().call(getQuotesData, { ...aQuestion(), insurerId: 13 })
    expect((await movesOf(server)).slice(-2)).toEqual(['QUOTES_CALL_SENT', 'QUOTES_RECEIVED'])
    expect(await statusOf(server)).toBe('quotesGenerated')
  })

  it('asks nobody about a run of another day', async () => {
    onCall.let('digit', says.fault(500))
    await ask()
    server.clock.set('2026-06-16T09:00:00+05:30')
    const again = { ...aQuestion(), insurerId: 13 }
    expect(await server.visitor().refused(getQuotesData, again)).toMatchObject({ http: 409, code: 'not-now' })
  })

  it('shows after a proposal what was quoted and asks nobody, not even who had no price', async () => {
    onCall.let('digit', says.fault(500))
    const { data } = await ask()
    onCall.let('digit', says.price)
    await server.db.update(leads).set({ status: 'proposalSuccess' })
    onCall.asked = []
    expect((await ask()).data).toEqual(data)
    expect(
      await server.visitor().refused(getQuotesData, aQuestion({ addOns: ['consumables'] })),
    ).toMatchObject({
      code: 'not-now',
    })
    expect(onCall.asked).toEqual([])
    expect(await statusOf(server)).toBe('proposalSuccess')
  })
})
