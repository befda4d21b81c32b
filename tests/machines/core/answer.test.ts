import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  answering,
  applyAnswer,
  knownAnswer,
  knownEvents,
  ratedAnswers,
  savedAnswers,
} from '#machines/core/answer.ts'
import { button, form, selection } from '#machines/core/event.ts'
import { today } from '../play.ts'

type Shop = { colour?: string; size?: number; tray?: string[]; note?: string }

const answer = answering<Shop>()
const colour = { label: 'Colour', control: 'text', schema: v.pipe(v.string(), v.nonEmpty()) } as const
const size = { label: 'Size', control: 'digits', schema: v.number() } as const
const tray = v.object({ tray: v.array(v.string()) })

const events = {
  'colour.given': answer(2, form('Go on', { colour }, [{ colour: 'red' }]), { rated: true }),
  'size.given': answer(3, form('Go on', { size }, [{ size: 4 }]), {
    change: ({ size }) => ({ size, note: `Size ${size}` }),
    known: (record) => record,
  }),
  'tray.filled': answer(4, selection('Fill', tray, [{ tray: [] }]), {
    known: ({ tray }) => tray && { tray },
  }),
  closed: button('Close'),
}

describe('a saved answer', () => {
  test('is written by the names of its fields, or as it says itself; any other event changes nothing', () => {
    const red = applyAnswer(events, { type: 'colour.given', colour: 'red' }, { size: 4 }, today)
    expect(red).toEqual({ colour: 'red', size: 4 })
    expect(applyAnswer(events, { type: 'size.given', size: 5 }, red, today)).toEqual({
      colour: 'red',
      size: 5,
      note: 'Size 5',
    })
    expect(applyAnswer(events, { type: 'closed' }, red, today)).toEqual(red)
  })

  test('is read back as far as its form asks, and whole where it has no form', () => {
    const record = { colour: 'red', size: 4, tray: ['a'], note: 'Size 4' }
    expect(knownAnswer(events, 'colour.given', record, today)).toEqual({ colour: 'red' })
    expect(knownAnswer(events, 'size.given', record, today)).toEqual({ size: 4 })
    expect(knownAnswer(events, 'tray.filled', record, today)).toEqual({ tray: ['a'] })
    expect(knownAnswer(events, 'tray.filled', {}, today)).toEqual({})
    expect(knownAnswer(events, 'closed', record, today)).toEqual({})
  })

  test('counts from a record where it is whole and sound, in the order in which it is asked', () => {
    const types = (record: Shop, ...counts: Parameters<typeof knownEvents>[3][]) =>
      knownEvents(events, record, today, ...counts).map(({ type }) => type)
    const whole = { colour: 'red', size: 4, tray: ['a'] }
    expect(types(whole)).toEqual(['colour.given', 'size.given', 'tray.filled'])
    expect(types({ ...whole, colour: '' })).toEqual(['size.given', 'tray.filled'])
    expect(types({})).toEqual([])
    expect(types(whole, ({ step }) => step <= 2)).toEqual(['colour.given'])
    expect(knownEvents(events, { colour: 'red' }, today)).toEqual([{ type: 'colour.given', colour: 'red' }])
  })

  test('decides prices only where it says so', () => {
    expect(ratedAnswers(events, { colour: 'red', size: 4 }, today)).toEqual({
      'colour.given': { colour: 'red' },
    })
  })

  test('is told from events that save nothing', () => {
    expect(Object.keys(savedAnswers({ closed: events.closed }, events))).toEqual([
      'colour.given',
      'size.given',
      'tray.filled',
    ])
  })
})
