import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { expiryMachine } from '#machines/motor/expiry/expiry.machine.ts'
import { addDays } from '#machines/rules/calendar.ts'
import { play, today } from '../play.ts'

const inFlow = { today, fromQuoteList: false }
const onList = { today, fromQuoteList: true }
const chosen = (days: number) => ({ type: 'date.chosen', endDate: addDays(today, days) })
const settled = { type: 'xstate.after.settle.expiry.calendar.settling' }

describe('the expiry dialog', () => {
  test('has the specified title, like the bonus dialog after it [EXPIRY-01]', () => {
    const dialog = play(expiryMachine, inFlow)
    expect(dialog.screen().title).toBe('Select Previous Policy Expiry Date')
    expect(dialog.hear({ type: 'date.unknown' }).screen().title).toBe('No Claim Bonus')
  })

  test('keeps a date too far ahead, reports it and closes at once without a business type [EXPIRY-14, EXPIRY-16, EXPIRY-17, EXPIRY-19]', () => {
    const dialog = play(expiryMachine, inFlow).hear(chosen(61))
    expect(dialog.state()).toBe('closed')
    expect(dialog.snapshot().output).toEqual({ answer: { exceeded: true, endDate: addDays(today, 61) } })
  })

  test('accepts a date exactly sixty days ahead [EXPIRY-20]', () => {
    const dialog = play(expiryMachine, inFlow).hear(chosen(60))
    expect(dialog.context().answer).toEqual({
      exceeded: false,
      endDate: addDays(today, 60),
      businessType: 'not expired',
    })
  })

  test('derives the business type and keeps the date for any other day [EXPIRY-21, EXPIRY-22]', () => {
    expect(play(expiryMachine, inFlow).hear(chosen(-89)).context().answer).toMatchObject({
      businessType: 'expired within 90 days',
      endDate: addDays(today, -89),
    })
    expect(play(expiryMachine, inFlow).hear(chosen(-90)).context().answer.businessType).toBe(
      'expired before 90 days',
    )
  })

  test('takes back a date too far ahead when another date is chosen', () => {
    const dialog = play(expiryMachine, inFlow).hear(chosen(5), chosen(6))
    expect(dialog.context().answer.exceeded).toBe(false)
  })

  test('continues after 500 ms and not a millisecond sooner [EXPIRY-23, CONST-07]', () => {
    const clock = new SimulatedClock()
    const actor = createActor(expiryMachine, { input: inFlow, clock }).start()
    actor.send({ type: 'date.chosen', endDate: addDays(today, 5) })
    clock.increment(499)
    expect(actor.getSnapshot().value).toEqual({ calendar: 'settling' })
    clock.increment(1)
    expect(actor.getSnapshot().value).toBe('bonus')
  })

  test('restarts the 500 ms with every date, and cancels them when closed', () => {
    const clock = new SimulatedClock()
    const actor = createActor(expiryMachine, { input: inFlow, clock }).start()
    actor.send({ type: 'date.chosen', endDate: addDays(today, 5) })
    clock.increment(400)
    actor.send({ type: 'date.chosen', endDate: addDays(today, 6) })
    clock.increment(400)
    expect(actor.getSnapshot().value).toEqual({ calendar: 'settling' })
    actor.send({ type: 'closed' })
    expect(actor.getSnapshot().output).toEqual({})
  })

  test('opens the bonus dialog in the quote flow and closes on the quote list [EXPIRY-10, EXPIRY-25, EXPIRY-26, DESIGN-07]', () => {
    expect(play(expiryMachine, inFlow).hear(chosen(5), settled).state()).toBe('bonus')
    expect(play(expiryMachine, onList).hear(chosen(5), settled).state()).toBe('closed')
  })

  test("treats Don't know as expired before 90 days without a date, and asks for the bonus [EXPIRY-27, EXPIRY-28, EXPIRY-29]", () => {
    for (const input of [inFlow, onList]) {
      const dialog = play(expiryMachine, input).hear({ type: 'date.unknown' })
      expect(dialog.state()).toBe('bonus')
      expect(dialog.context().answer).toEqual({ exceeded: false, businessType: 'expired before 90 days' })
    }
  })

  test('outputs date and bonus together when both were answered', () => {
    const dialog = play(expiryMachine, inFlow).hear(chosen(5), settled, { type: 'ncb.chosen', ncb: 35 })
    expect(dialog.snapshot().output).toEqual({
      answer: { exceeded: false, endDate: addDays(today, 5), businessType: 'not expired', ncb: 35 },
    })
  })
})
