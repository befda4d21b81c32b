import { describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { hasScreen, reachable, takeAccepted } from '#machines/core/saved-machine.ts'

const machine = createMachine({
  id: 'shop',
  initial: 'colour',
  states: {
    colour: { on: { 'colour.given': 'size', 'colour.skipped': 'size' } },
    size: { meta: { step: 'how-large' } },
  },
})

describe('a machine whose answers are saved', () => {
  test('has screens by the names of its states, or by those that they are given', () => {
    expect(hasScreen({ machine }, 'colour')).toBe(true)
    expect(hasScreen({ machine }, 'how-large')).toBe(true)
    expect(hasScreen({ machine }, 'size')).toBe(false)
    expect(hasScreen({ machine }, undefined)).toBe(false)
  })

  test('takes from a list the first event that it accepts, and leaves the others there', () => {
    const begun = machine.getInitialSnapshot({} as never)
    const events = ['size.given', 'colour.given', 'colour.skipped'].map((type) => ({ type }))
    expect(takeAccepted(events, begun)).toEqual({ type: 'colour.given' })
    expect(events).toEqual([{ type: 'size.given' }, { type: 'colour.skipped' }])
    expect(takeAccepted([{ type: 'size.given' }], begun)).toBeUndefined()
  })

  test('is not where a record leads that has gone past all of them', () => {
    const passed = { machine, events: {}, outcomes: () => ({}), isPast: () => true, path: '/shop' }
    expect(reachable([passed], { savedStep: 4 }, '2026-11-21')).toEqual({
      path: '/',
      screen: '',
      activeStep: 0,
    })
  })
})
