import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { visibleFields } from '#machines/core/field.ts'
import { supportQuestion } from '#machines/schemas/support-request.ts'
import { supportRequestEvents } from '#machines/support/request/support-request.events.ts'
import { supportRequestMachine } from '#machines/support/request/support-request.machine.ts'
import { outcome, play, today } from '../play.ts'

const definition = supportRequestEvents['request.given']
const [payment, , callback] = definition.samples(today)
const given = { type: 'request.given', ...payment }
const sending = () => play(supportRequestMachine, undefined).hear(given)
const sent = outcome.done('sendRequest', { number: 'SR-12345678', promisedOn: '2026-11-24' })

describe('a request to support', () => {
  test('is sent once, as it was written, and answered under a number', () => {
    expect(sending().screen()).toMatchObject({ asks: 'request.given', busy: true })
    expect(sending().refuses(given)).toBe(true)
    const { input } = sending().snapshot().children.sendRequest?.getSnapshot() ?? {}
    expect(input).toEqual({ question: payment })
    expect(sending().hear(sent).screen()).toMatchObject({ view: 'sent', busy: false })
    expect(sending().hear(sent).context().receipt).toEqual({
      number: 'SR-12345678',
      promisedOn: '2026-11-24',
    })
  })

  test('is followed by another, which begins with nothing of it', () => {
    const another = sending().hear(sent, { type: 'request.repeated' })
    expect(another.state()).toBe('asking')
    expect(another.context()).toMatchObject({ question: undefined, receipt: undefined })
  })

  test('that was not sent is kept, and says why until it is sent again', () => {
    const failed = sending().hear(outcome.error('sendRequest', new Error('You seem to be offline.')))
    expect(failed.screen()).toMatchObject({ asks: 'request.given', problem: 'You seem to be offline.' })
    expect(failed.context().question).toEqual(payment)
    expect(failed.hear(given).screen()).not.toHaveProperty('problem')
  })

  test('asks where and when to call only whoever wants to be called', () => {
    const asked = (topic: string) => visibleFields(definition.fields, { topic }, today).map(([name]) => name)
    expect(asked('callback')).toEqual(expect.arrayContaining(['mobile', 'callTime', 'callAgreed']))
    for (const name of ['mobile', 'callTime', 'callAgreed']) expect(asked('payment')).not.toContain(name)
  })

  test.each([['mobile'], ['callTime'], ['callAgreed']])('for a call is none without %s', (name) => {
    expect(v.is(supportQuestion, callback)).toBe(true)
    expect(v.is(supportQuestion, { ...callback, [name]: undefined })).toBe(false)
    expect(v.is(supportQuestion, { ...callback, topic: 'payment', [name]: undefined })).toBe(true)
  })
})
