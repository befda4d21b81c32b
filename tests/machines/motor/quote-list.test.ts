import { describe, expect, test } from 'vitest'
import { changeSince, changesSince } from '#machines/motor/quote-list/earlier-prices.ts'
import { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import { samplePlan, sampleRequest } from '#machines/motor/record/sample-plan.ts'
import { sampleRecord } from '#machines/motor/record/samples.ts'
import { addDays } from '#machines/rules/calendar.ts'
import { outcome, play, today } from '../play.ts'

const record = sampleRecord(today)
const open = (change: object = {}) => play(quoteListMachine, { today, record: { ...record, ...change } })
const priced = (insurerId: number, final: number) => ({
  type: 'quote.arrived',
  plan: { ...samplePlan(today), insurerId, final, questions: [] },
})
const late = {
  type: 'insurer.unavailable',
  unavailable: { insurerId: 33, insurer: 'United India', logo: '', reason: 'late', message: 'late' },
}
const ended = { type: 'quotes.ended' }

describe('the quote list', () => {
  test('keeps one result per insurer: the later one [QUOTE-04]', () => {
    const list = open().hear(priced(13, 100), priced(13, 200))
    expect(Object.values(list.context().offers)).toMatchObject([{ final: 200 }])
  })

  test('keeps what failed per insurer, and forgets it once a price comes [STATE-07]', () => {
    const other = { ...late, unavailable: { ...late.unavailable, insurerId: 34, insurer: 'Zurich Kotak' } }
    const list = open().hear(late, other, priced(13, 100), ended)
    expect(Object.keys(list.context().refusals)).toEqual(['33', '34'])
    list.hear({ type: 'insurer.retried', insurerId: 33 }, priced(33, 300))
    expect(Object.keys(list.context().refusals)).toEqual(['34'])
    expect(Object.keys(list.context().offers)).toEqual(['13', '33'])
  })

  test('asks one insurer again without losing the others', () => {
    const list = open().hear(late, priced(13, 100), ended, { type: 'insurer.retried', insurerId: 33 })
    expect(list.context()).toMatchObject({ only: [33], offers: { 13: {} } })
  })

  test('asks several insurers again at once, of whom those that refuse again no longer wait', () => {
    const other = { ...late, unavailable: { ...late.unavailable, insurerId: 34, insurer: 'Zurich Kotak' } }
    const retried = { type: 'insurer.retried', insurerId: 33, besides: [34] }
    const list = open().hear(late, other, priced(13, 100), ended, retried)
    expect(list.context()).toMatchObject({ only: [33, 34], offers: { 13: {} } })
    expect(list.hear(other).context().only).toEqual([33])
    const declined = { ...other, unavailable: { ...other.unavailable, reason: 'declined' } }
    expect(list.hear(late, declined, ended).refuses(retried)).toBe(true)
  })

  test('asks no insurer again that has not refused, and hears no price after the last', () => {
    const list = open().hear(late, priced(13, 100), ended)
    expect(list.refuses({ type: 'insurer.retried', insurerId: 13 })).toBe(true)
    expect(list.refuses(priced(33, 300))).toBe(true)
  })

  test('forgets the answers about a plan once another is chosen', () => {
    const asking = { ...priced(15, 100).plan, questions: [{ key: 'zeroDep', text: 'Zero dep?' }] }
    const list = open().hear({ type: 'quote.arrived', plan: asking }, priced(13, 200))
    list.hear({ type: 'plan.chosen', insurerId: 15 })
    list.hear({ type: 'questions.answered', answers: { zeroDep: true } })
    list.hear(outcome.error('savePlan', new Error('lost')), { type: 'plan.chosen', insurerId: 13 })
    expect(list.context().record).toMatchObject({ plan: { insurerId: 13 } })
    expect(list.context().record.addOnAnswers).toBeUndefined()
  })

  test('clears the old results when the request changes, and asks all again [QUOTE-10]', () => {
    const list = open().hear(priced(13, 100), ended, { type: 'request.changed', request: sampleRequest })
    expect(list.state()).toContain('prices.asking')
    expect(list.context()).toMatchObject({
      offers: {},
      request: sampleRequest,
      record: { request: sampleRequest },
    })
  })

  test('opens the expiry dialog and asks again with the new date and business type [QUOTE-14, EXPIRY-09]', () => {
    const list = open().hear(priced(13, 100), ended, { type: 'expiry.opened' })
    expect(list.state()).toContain('dialog.expiry')
    list.hear(
      outcome.done('expiry', {
        answer: { exceeded: false, endDate: addDays(today, -10), businessType: 'expired within 90 days' },
      }),
    )
    expect(list.state()).toBe('open.prices.asking + dialog.closed + since.another')
    expect(list.context().record).toMatchObject({
      businessType: 'expired within 90 days',
      previousPolicy: { endDate: addDays(today, -10), status: 'expired within 90 days' },
    })
  })

  test('clears every result and stops when the date is exceeded [EXPIRY-15]', () => {
    const list = open().hear(priced(13, 100), { type: 'expiry.opened' })
    list.hear(outcome.done('expiry', { answer: { exceeded: true, endDate: addDays(today, 61) } }))
    expect(list.state()).toBe('tooEarly.told')
    expect(list.context().offers).toEqual({})
  })

  test('stores the chosen plan and goes on to the proposal [QUOTE-13]', () => {
    const list = open().hear(priced(13, 100), ended, { type: 'plan.chosen', insurerId: 13 })
    expect(list.context().record.plan).toMatchObject({ insurerId: 13, final: 100 })
    expect(list.hear(outcome.done('savePlan', { version: 8 })).screen().path).toBe('/proposal/{id}')
  })

  test('asks the questions of an insurer that has some before its plan is taken [QUOTE-16]', () => {
    const asking = {
      type: 'quote.arrived',
      plan: { ...samplePlan(today), questions: [{ key: 'zeroDep', text: 'Zero depreciation last year?' }] },
    }
    const list = open().hear(asking, ended, { type: 'plan.chosen', insurerId: 13 })
    expect(list.state()).toContain('dialog.questions')
    list.hear({ type: 'questions.answered', answers: { zeroDep: true } })
    expect(list.context().record.addOnAnswers).toEqual({ zeroDep: true })
  })

  test('compares two to four plans, never five', () => {
    const list = open().hear(...[1, 2, 3, 4, 5].map((insurer) => priced(insurer, insurer)))
    expect(list.refuses({ type: 'comparison.opened' })).toBe(true)
    for (const insurerId of [1, 2, 3, 4]) list.hear({ type: 'plan.compared', insurerId })
    expect(list.refuses({ type: 'plan.compared', insurerId: 5 })).toBe(true)
    expect(list.hear({ type: 'comparison.opened' }).state()).toContain('dialog.comparison')
  })

  test('sends a paid journey on to its success page, and one that is paying to checkout', () => {
    expect(open({ status: 'policyDocPending' }).screen().path).toBe('/success-page/{id}')
    expect(open({ status: 'paymentInitiated' }).screen().path).toBe('/checkout/{id}')
  })

  test('compares with the prices of an earlier day until something else is asked for', () => {
    const before = { ...samplePlan(today), insurerId: 13, final: samplePlan(today).final - 17_000 }
    const earlier = { onDay: addDays(today, -9), businessType: 'not expired', offers: { 13: before } }
    const list = open().hear(outcome.done('readEarlier', earlier), priced(13, samplePlan(today).final))
    expect(changesSince(list.context() as never)).toEqual({ dearer: 1, cheaper: 0, same: 0 })
    expect(changeSince(list.context() as never, list.context().offers[13])?.amount).toBe(17_000)
    expect(changeSince(list.context() as never, { ...samplePlan(today), insurerId: 15 })).toBeUndefined()
    list.hear({ type: 'ncb.chosen', ncb: 35 })
    expect(list.context().earlier).toBeUndefined()
  })

  test('shows prices of today alone where those of an earlier day cannot be read', () => {
    const list = open().hear(outcome.error('readEarlier', new Error('offline')))
    expect(list.context().earlier).toBeUndefined()
    expect(list.screen().problem).toBeUndefined()
  })
})
