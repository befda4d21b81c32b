// @vitest-environment dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback, setup } from 'xstate'
import { quoteResultFromPlan } from '#contract/quotes/quote-result.codec.ts'
import type { QuoteLine } from '#contract/quotes/quotes.calls.ts'
import { messageFromUnavailable } from '#contract/quotes/unavailable.codec.ts'
import type { QuoteListEvent } from '#machines/motor/quote-list/quote-list.events.ts'
import { sampleRecord } from '#machines/motor/record/samples.ts'
import { policyState } from '#web/browser/policy-state/policy-state.ts'
import { askQuotes } from '#web/motor/quotes/ask-quotes.ts'
import { eventually } from '../../../support/eventually.ts'
import { priceOf, refusalOf, today } from './quotes-on-screen.tsx'

const record = sampleRecord(today)
const quote: QuoteLine = { type: 'quote', quote: quoteResultFromPlan(priceOf(13), record) }
const refusal: QuoteLine = { type: 'unavailable', unavailable: messageFromUnavailable(refusalOf(33)) }
const end: QuoteLine = { type: 'end', asked: 2, priced: 1 }

afterEach(() => vi.restoreAllMocks())

/** A server that streams lines on demand and records the requests. */
function serverSaying() {
  const requests: { address: string; body: unknown; signal: AbortSignal; headers: unknown }[] = []
  const body = new TransformStream<Uint8Array>()
  const writer = body.writable.getWriter()
  const reply = new Response(body.readable, { status: 200 })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const { body: text, signal, headers } = init as { body: string; signal: AbortSignal; headers: Headers }
    requests.push({ address: String(address), body: JSON.parse(text), signal, headers })
    return reply
  })
  const say = (text: string) => writer.write(new TextEncoder().encode(text))
  return { requests, say, close: () => writer.close() }
}

/** The events that the actor sends to its machine. */
function asking(only?: number[]) {
  const heard: QuoteListEvent[] = []
  const machine = setup({ actors: { askQuotes, idle: fromCallback(() => undefined) } }).createMachine({
    invoke: { id: 'askQuotes', src: 'askQuotes', input: { record, ...(only && { only }) } },
    on: { '*': { actions: ({ event }) => heard.push(event as QuoteListEvent) } },
  })
  const actor = createActor(machine).start()
  const types = () => heard.map(({ type }) => type)
  return { actor, types, told: (count: number) => eventually(() => expect(heard).toHaveLength(count)) }
}

const line = (one: QuoteLine) => `${JSON.stringify(one)}\n`

describe('asking insurers', () => {
  it('reports each answer as its line arrives, even in chunks [QUOTE-08]', async () => {
    const { requests, say } = serverSaying()
    const { types, told } = asking()
    const text = line(quote)
    await say(text.slice(0, 50))
    await say(text.slice(50))
    await told(1)
    expect(requests[0]?.address).toMatch(/\/api\/v1\/motor\/getQuotesData$/)
    expect(requests[0]?.headers).toMatchObject({ accept: 'application/x-ndjson' })
    expect(requests[0]?.body).toMatchObject({ customerLeadId: 'lead-1', searchText: '' })
    await say(line(refusal) + line(end))
    await told(3)
    expect(types()).toEqual(['quote.arrived', 'insurer.unavailable', 'quotes.ended'])
  })

  it('waits without a network, and asks once more when it is back', async () => {
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const calls = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'))
    calls.mockImplementation(async () => new Response(line(quote) + line(end)))
    const { types, told } = asking()
    await eventually(() => expect(calls).toHaveBeenCalledOnce())
    await Promise.resolve()
    expect(types()).toEqual([])
    network.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await told(2)
    expect(types()).toEqual(['quote.arrived', 'quotes.ended'])
  })

  it('keeps the error of each insurer until it has a price, or everybody is asked anew [QUOTE-07, STATE-07]', async () => {
    const failed = (unavailable: { Api_name: string; displayMessage: string }) => ({
      Api_name: unavailable.Api_name,
      message: unavailable.displayMessage,
    })
    const [first, second] = [33, 13].map((insurerId) => messageFromUnavailable(refusalOf(insurerId)))
    if (!first || !second) throw new Error('Two insurers refuse')
    policyState.set({ apiErrorResponse: [{ Api_name: 'An earlier one', message: 'No' }] })
    const { say } = serverSaying()
    const { told } = asking()
    await say([first, second].map((one) => line({ type: 'unavailable', unavailable: one })).join(''))
    await told(2)
    expect(policyState.get().apiErrorResponse).toEqual([failed(first), failed(second)])
    await say(line(quote))
    await told(3)
    expect(policyState.get().apiErrorResponse).toEqual([failed(first)])
    const latest = { ...first, displayMessage: 'Not today' }
    await say(line({ type: 'unavailable', unavailable: latest }))
    await told(4)
    expect(policyState.get().apiErrorResponse).toEqual([failed(latest)])
  })

  it('keeps received answers when the stream breaks, and reports it', async () => {
    const { say, close } = serverSaying()
    const { types, told } = asking()
    await say(line(quote))
    await close()
    await told(2)
    expect(types()).toEqual(['quote.arrived', 'quotes.failed'])
  })

  it('asks several insurers again by the same call [QUOTE-08]', async () => {
    const { requests, say } = serverSaying()
    const { told } = asking([13, 33])
    await say(line(quote) + line(end))
    await told(2)
    expect(requests[0]?.address).toMatch(/motor\/getQuotesData$/)
    expect(requests[0]?.body).toMatchObject({ customerLeadId: 'lead-1', insurerId: [13, 33] })
  })

  it('aborts when the machine starts another request [API-29]', async () => {
    const { requests, say } = serverSaying()
    const { actor, types, told } = asking()
    await say(line(quote))
    await told(1)
    actor.stop()
    expect(requests[0]?.signal.aborted).toBe(true)
    expect(types()).toEqual(['quote.arrived'])
  })
})
