import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { referralsEvents } from '#machines/staff/referrals/referrals.events.ts'
import { referralsMachine } from '#machines/staff/referrals/referrals.machine.ts'
import { sampleReferral } from '#machines/staff/referrals/referrals.test-model.ts'
import { outcome, play, today } from '../play.ts'

const read = outcome.done('readReferrals', [sampleReferral])
const offline = (id: string) => outcome.error(id, new Error('You seem to be offline.'))
const queue = () => play(referralsMachine, undefined).hear(read)
const deciding = () => queue().hear({ type: 'decision.opened', leadId: 'lead-1' })
const load = { type: 'decision.given', decision: 'load', percent: 20, reason: 'An older illness' }
const retaking = () =>
  queue().hear({ type: 'photograph.opened', leadId: 'lead-1', documentId: 'document-front' })
const tooDark = { type: 'photograph.asked', reason: 'Too dark' }
const inputOf = (of: ReturnType<typeof queue>, id: string) => of.snapshot().children[id]?.getSnapshot().input

describe('the queue of referrals', () => {
  test('says why it could not be read, and is read again', () => {
    const failed = play(referralsMachine, undefined).hear(offline('readReferrals'))
    expect(failed.screen()).toMatchObject({ view: 'failed', problem: 'You seem to be offline.' })
    expect(failed.hear({ type: 'list.retried' }).screen()).toMatchObject({ view: 'referrals', busy: true })
    expect(failed.hear(read).screen().problem).toBeUndefined()
  })

  test('is read anew now and then, while whatever is pressed counts', () => {
    const rereading = () => queue().hear(outcome.after('refresh', 'referrals.list.resting'))
    expect(rereading().screen()).toMatchObject({ state: 'list.rereading', busy: false })
    expect(rereading().refuses({ type: 'decision.opened', leadId: 'lead-1' })).toBe(false)
    expect(rereading().hear(outcome.done('readReferrals', [])).context().referrals).toEqual([])
    expect(rereading().hear(offline('readReferrals')).screen()).not.toHaveProperty('problem')
  })

  test('takes one decision on the proposal that was opened, and says what came of it', () => {
    const sending = deciding().hear(load)
    expect(sending.screen()).toMatchObject({ overlay: 'decision', busy: true })
    expect(sending.refuses(load)).toBe(true)
    const decision = { decision: 'load', percent: 20, reason: 'An older illness' }
    expect(inputOf(sending, 'decide')).toEqual({ leadId: 'lead-1', decision })
    sending.hear(outcome.done('decide', { message: 'Sent to the customer' }))
    expect(sending.screen()).toMatchObject({ state: 'reading', busy: true })
    expect(sending.context()).toMatchObject({ told: 'Sent to the customer', decision: undefined })
    expect(sending.hear(read, { type: 'decision.opened', leadId: 'lead-1' }).context().told).toBeUndefined()
  })

  test('sends no loading with a decision that has none', () => {
    const sending = deciding().hear({ type: 'decision.given', decision: 'approve', reason: 'Stable' })
    expect(inputOf(sending, 'decide')?.decision).toEqual({ decision: 'approve', reason: 'Stable' })
  })

  test('asks for another photograph of the one that was opened, with the reason', () => {
    const asking = retaking().hear(tooDark)
    expect(asking.screen()).toMatchObject({ overlay: 'retake', busy: true })
    expect(inputOf(asking, 'askForPhotograph')).toEqual({
      leadId: 'lead-1',
      documentId: 'document-front',
      reason: 'Too dark',
    })
    expect(asking.hear(outcome.done('askForPhotograph', { message: 'Asked' })).context().told).toBe('Asked')
  })

  test.each([
    ['a decision', () => deciding().hear(load, offline('decide')), load],
    ['a request for a photograph', () => retaking().hear(tooDark, offline('askForPhotograph')), tooDark],
  ])('keeps its dialog open when %s failed, until it is sent again or closed', (_, failed, again) => {
    expect(failed().screen()).toMatchObject({ busy: false, problem: 'You seem to be offline.' })
    expect(failed().hear(again).screen()).not.toHaveProperty('problem')
    expect(failed().hear({ type: 'closed' }).screen()).not.toHaveProperty('problem')
  })

  test('asks the customer of the proposal for consent, and is read again once it is there', () => {
    const consenting = queue().hear({ type: 'consent.opened', leadId: 'lead-1' })
    expect(consenting.screen().overlay).toBe('consent')
    expect(consenting.snapshot().children.consent?.getSnapshot().context).toMatchObject({
      leadId: 'lead-1',
      mobile: '98XXXXXX10',
    })
    expect(consenting.hear(outcome.done('consent')).state()).toBe('reading')
  })
})

test.each([
  ['1', 1],
  [100, 100],
  ['0', undefined],
  ['101', undefined],
  ['', undefined],
  ['ten', undefined],
])('a loading typed as %j is taken as %s', (percent, taken) => {
  const { schema } = referralsEvents['decision.given']
  const { output, success } = v.safeParse(schema(today), { decision: 'load', percent, reason: 'Illness' })
  expect(success && output.percent).toBe(taken ?? false)
})

test('a loading is typed in digits, three at most', () => {
  expect(referralsEvents['decision.given'].fields.percent?.clean?.('1a2 3 4%')).toBe('123')
})
