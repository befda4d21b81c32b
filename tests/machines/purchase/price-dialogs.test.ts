import { describe, expect, test } from 'vitest'
import type { AnyEventObject, AnyStateMachine } from 'xstate'
import type { EventDefinitions } from '#machines/core/event.ts'
import { sampleHealth } from '#machines/health/record/samples.ts'
import { healthEvents } from '#machines/health/wizard/health.events.ts'
import { healthMachine } from '#machines/health/wizard/health.machine.ts'
import { quoteListEvents } from '#machines/motor/quote-list/quote-list.events.ts'
import { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import { sampleRecord } from '#machines/motor/record/samples.ts'
import { samplePets } from '#machines/pet/record/samples.ts'
import { petEvents } from '#machines/pet/wizard/pet.events.ts'
import { petMachine } from '#machines/pet/wizard/pet.machine.ts'
import { play, today } from '../play.ts'

type PriceList = { name: string; machine: AnyStateMachine; events: EventDefinitions; record: object }

const lists: readonly PriceList[] = [
  { name: 'motor', machine: quoteListMachine, events: quoteListEvents, record: sampleRecord(today) },
  { name: 'health', machine: healthMachine, events: healthEvents, record: sampleHealth() },
  { name: 'pet', machine: petMachine, events: petEvents, record: samplePets(today) },
]

describe.each(lists)('the prices of $name', ({ machine, events, record }) => {
  const samples = (type: string): AnyEventObject[] =>
    (events[type]?.samples(today) ?? []).map((payload) => ({ type, ...(payload as object) }))
  const priced = () =>
    play(machine, { today, record }).hear(...samples('quote.arrived'), ...samples('plan.compared'))

  test.each([
    ['breakup', () => samples('plan.opened')[0]],
    ['comparison', () => ({ type: 'comparison.opened' })],
  ] as const)('close their dialog when all insurers are asked anew: %s', (overlay, opening) => {
    const opened = () =>
      priced().hear({ type: 'quotes.failed', message: 'Lost' }, opening() as AnyEventObject)
    expect(opened().screen().overlay).toBe(overlay)
    expect(opened().hear({ type: 'quotes.retried' }).screen().overlay).toBeUndefined()
  })

  test('are kept as the last ones when all insurers are asked anew, and so is what is compared', () => {
    const { offers, compared } = priced().context()
    const anew = priced().hear({ type: 'quotes.failed', message: 'Lost' }, { type: 'quotes.retried' })
    expect(anew.context()).toMatchObject({ offers: {}, before: offers, compared })
    expect(anew.refuses({ type: 'comparison.opened' })).toBe(true)
    expect(anew.hear(...samples('quote.arrived')).refuses({ type: 'comparison.opened' })).toBe(false)
  })

  test('of an insurer that refuses now are neither the last ones nor compared', () => {
    const [insurerId] = priced().context().compared
    const [unavailable] = samples('insurer.unavailable')
    const refusal = { ...unavailable?.unavailable, insurerId }
    const refused = priced()
      .hear({ type: 'quotes.failed', message: 'Lost' }, { type: 'quotes.retried' })
      .hear({ type: 'insurer.unavailable', unavailable: refusal })
    expect(refused.context().before).not.toHaveProperty(String(insurerId))
    expect(refused.context().compared).not.toContain(insurerId)
  })
})

test('an insurer’s questions close when another cover is asked for, and the request is kept', () => {
  const [, asking] = quoteListEvents['quote.arrived'].samples(today)
  const [, chosen] = quoteListEvents['plan.chosen'].samples(today)
  const [changed] = quoteListEvents['request.changed'].samples(today)
  if (!asking || !chosen || !changed) throw new Error('There is no sample.')
  const list = play(quoteListMachine, { today, record: sampleRecord(today) })
    .hear({ type: 'quote.arrived', ...asking }, { type: 'plan.chosen', ...chosen })
    .hear({ type: 'request.changed', ...changed })
  expect(list.screen().overlay).toBeUndefined()
  expect(list.context().record.request).toEqual(changed.request)
})
