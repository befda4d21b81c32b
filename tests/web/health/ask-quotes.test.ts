// @vitest-environment dom
import { afterEach, expect, it, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import { healthQuoteFromPlan } from '#contract/health/health-quote.codec.ts'
import type { HealthQuoteLine } from '#contract/health/health-quotes.calls.ts'
import { sampleHealth, sampleHealthPlan } from '#machines/health/record/samples.ts'
import { askQuotes } from '#web/health/quotes/ask-quotes.ts'
import { eventually } from '../../support/eventually.ts'

const plan = sampleHealthPlan('2026-11-21')

afterEach(() => vi.restoreAllMocks())

it('health prices are read from the specification’s own call, line by line [HEALTH-12]', async () => {
  const answers: HealthQuoteLine[] = [
    { type: 'quote', quote: healthQuoteFromPlan(plan) },
    { type: 'end', asked: 1, priced: 1 },
  ]
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(answers.map((one) => `${JSON.stringify(one)}\n`).join('')))
  const heard: object[] = []
  const record = { ...sampleHealth(), leadId: 'lead-1' }
  const machine = setup({ actors: { askQuotes } }).createMachine({
    invoke: { src: 'askQuotes', input: { record, only: [plan.insurerId] } },
    on: { '*': { actions: ({ event }) => heard.push(event) } },
  })
  createActor(machine).start()
  await eventually(() => expect(heard).toHaveLength(2))
  const [address, options] = fetched.mock.calls[0] ?? []
  expect(String(address)).toMatch(/\/api\/v1\/health\/All_quotes$/)
  expect(JSON.parse(String(options?.body))).toMatchObject({
    customerLeadId: 'lead-1',
    quoteType: 'health',
    step1: { customerGender: record.basics?.gender, customerAge: record.basics?.age },
    insurerId: [plan.insurerId],
  })
  expect(heard).toMatchObject([{ type: 'quote.arrived', plan }, { type: 'quotes.ended' }])
})
