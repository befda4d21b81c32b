import { describe, expect, it } from 'vitest'
import { createMachine, raise, setup } from 'xstate'
import { recordingOf } from './recording.ts'

describe('the recorder', () => {
  it('tells where a machine begins, what it does and its end', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { on: { go: 'b' } }, b: { on: { go: 'c' } }, c: { type: 'final' } },
    })
    const { actor, clock, lines, told } = recordingOf(machine)
    clock.increment(30)
    actor.send({ type: 'go' })
    clock.increment(12)
    actor.send({ type: 'go' })
    expect(lines('m')).toEqual([' -> m.a', 'm.a go 0: m.a -> m.b', 'm.b go 0: m.b -> m.c .'])
    expect(told('m').rows.map(({ at, dwell }) => [at, dwell])).toEqual([
      [0, undefined],
      [30, 30],
      [42, 12],
    ])
  })

  it('tells nothing of a machine that was made and never started', () => {
    const machine = createMachine({ id: 'm', initial: 'a', states: { a: { always: 'b' }, b: {} } })
    expect(recordingOf(machine, { isStarted: false }).lines('m')).toEqual([])
  })

  it('tells the branch whose guard let the event through', () => {
    const machine = setup({ guards: { isBig: ({ event }) => event.size > 3 } }).createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: { on: { given: [{ guard: 'isBig', target: 'big' }, { target: 'small' }] } },
        small: {},
        big: {},
      },
    })
    const { actor, lines } = recordingOf(machine)
    actor.send({ type: 'given', size: 2 })
    expect(lines('m')).toEqual([' -> m.a', 'm.a given 1: m.a -> m.small'])
  })

  it('tells a transition that moves nothing, and one that leaves a state to enter it again', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: { on: { noted: { actions: () => undefined }, stay: 'a', again: { target: 'a', reenter: true } } },
      },
    })
    const { actor, clock, lines, told } = recordingOf(machine)
    for (const type of ['noted', 'stay', 'again']) {
      clock.increment(5)
      actor.send({ type })
    }
    expect(lines('m')).toEqual([
      ' -> m.a',
      'm.a noted 0:  -> ',
      'm.a stay 0:  -> ',
      'm.a again 0: m.a -> m.a',
    ])
    expect(told('m').rows.map(({ dwell }) => dwell)).toEqual([undefined, undefined, undefined, 15])
  })

  it('tells a chain of always and raised events as one event, also where it begins with it', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: { always: 'b' },
        b: { on: { go: { target: 'c', actions: raise({ type: 'inner' }) } } },
        c: { on: { inner: 'd' } },
        d: { always: 'e' },
        e: {},
      },
    })
    const { actor, lines } = recordingOf(machine)
    actor.send({ type: 'go' })
    expect(lines('m')).toEqual([
      ' -> m.a',
      '+ m.a always 0: m.a -> m.b',
      'm.b go 0: m.b -> m.c',
      '+ m.c inner 0: m.c -> m.d',
      '+ m.d always 0: m.d -> m.e',
    ])
  })

  it('tells what a delay did, and how long it took', () => {
    const machine = createMachine({ id: 'm', initial: 'a', states: { a: { after: { 500: 'b' } }, b: {} } })
    const { clock, lines, told } = recordingOf(machine)
    clock.increment(500)
    expect(lines('m')).toEqual([' -> m.a', 'm.a xstate.after.500.m.a 0: m.a -> m.b'])
    expect(told('m').rows.at(-1)?.dwell).toBe(500)
  })

  it('tells events that no state handled apart, and none of XState’s own', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: { on: { no: { guard: () => false, target: 'b' }, go: 'b' } },
        b: { on: { '*': { actions: () => undefined } }, initial: 'x', states: { x: { type: 'final' } } },
      },
    })
    const { actor, lines, told } = recordingOf(machine)
    for (const type of ['no', 'never', 'go', 'any']) actor.send({ type })
    actor.stop()
    expect(told('m').unhandled.map(({ state, event }) => [state, event])).toEqual([
      ['m.a', 'no'],
      ['m.a', 'never'],
    ])
    expect(lines('m')).toEqual([' -> m.a', 'm.a go 0: m.a -> m.b.x', '+ m.b * 0:  -> ', 'm.b * 0:  -> '])
  })

  it('goes on where an earlier run rested, without a transition', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { always: 'b' }, b: { on: { go: 'c' } }, c: {} },
    })
    const { actor, lines, told } = recordingOf(machine, { goesOnFrom: [['m.c', -40]] })
    actor.send({ type: 'go' })
    expect(lines('m')).toEqual(['m.c -> m.b', 'm.b go 0: m.b -> m.c'])
    expect(told('m').rows[0]?.dwell).toBe(40)
  })

  it('tells nothing where it goes on in the very state in which it rested', () => {
    const machine = createMachine({ id: 'm', initial: 'a', states: { a: { on: { go: 'b' } }, b: {} } })
    const { actor, clock, told } = recordingOf(machine, { goesOnFrom: [['m.a', -40]] })
    clock.increment(10)
    actor.send({ type: 'go' })
    expect(told('m').rows).toEqual([{ at: 10, edge: 'm.a go 0', from: 'm.a', to: 'm.b', dwell: 50 }])
  })
})
