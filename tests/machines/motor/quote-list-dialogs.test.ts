import { describe, expect, test } from 'vitest'
import { ratedAnswers } from '#machines/core/answer.ts'
import { quoteListEvents } from '#machines/motor/quote-list/quote-list.events.ts'
import { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import { samplePlan } from '#machines/motor/record/sample-plan.ts'
import { sampleRecord } from '#machines/motor/record/samples.ts'
import { outcome, play, today } from '../play.ts'

const record = { ...sampleRecord(today), leadId: 'lead-1' }
const list = () =>
  play(quoteListMachine, { today, record }).hear({
    type: 'quote.arrived',
    plan: { ...samplePlan(today), questions: [] },
  })
const overlayOf = (of: ReturnType<typeof list>) => of.screen().overlay

describe('a dialog over the prices', () => {
  test('is one at a time, and closes', () => {
    for (const [type, overlay] of [
      ['edits.opened', 'edits'],
      ['expiry.opened', 'expiry'],
      ['assumptions.opened', 'assumptions'],
    ] as const) {
      expect(overlayOf(list().hear({ type }))).toBe(overlay)
      if (overlay !== 'expiry') expect(overlayOf(list().hear({ type }, { type: 'closed' }))).toBeUndefined()
    }
  })

  test('of assumptions leads on to where one is changed', () => {
    const assumptions = () => list().hear({ type: 'assumptions.opened' })
    const edits = assumptions().hear({ type: 'edits.opened', part: 'addOns' })
    expect(overlayOf(edits)).toBe('edits')
    expect(edits.context().part).toBe('addOns')
    expect(overlayOf(edits.hear({ type: 'expiry.opened' }))).toBe('expiry')
    expect(overlayOf(assumptions().hear({ type: 'expiry.opened' }))).toBe('expiry')
  })

  test('shares the prices of this journey under an address of their own', () => {
    const sharing = () => list().hear({ type: 'sharing.opened' })
    expect(overlayOf(sharing())).toBe('sharing')
    const { input } = sharing().snapshot().children.shareQuotes?.getSnapshot() ?? {}
    expect(input).toEqual({ record })
    const shared = sharing().hear(outcome.done('shareQuotes', { url: 'https://safar.test/s/1' }))
    expect(overlayOf(shared)).toBe('sharing')
    expect(shared.context().link).toBe('https://safar.test/s/1')
    const failed = sharing().hear(outcome.error('shareQuotes', new Error('You seem to be offline.')))
    expect(overlayOf(failed)).toBeUndefined()
    expect(failed.screen().problem).toBe('You seem to be offline.')
  })
})

test('prices of an earlier day that nobody kept are none', () => {
  expect(list().hear(outcome.done('readEarlier', null)).context().earlier).toBeUndefined()
})

test('what insurers are asked for decides every price', () => {
  expect(Object.keys(ratedAnswers(quoteListEvents, record, today))).toContain('request.changed')
})
