import { describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { uncoveredOf } from '#paths/suite/uncovered.ts'
import { explored, takenIn } from '../fixtures/explored.ts'
import { broken as endless } from '../fixtures/livelock.ts'
import { conflicting } from '../fixtures/nondeterminism.ts'
import { events, broken as shadowed } from '../fixtures/shadowed-guard.ts'
import { broken as unreachable } from '../fixtures/unreachable-state.ts'

type Options = Parameters<typeof explored>[1]
const reasons = (machine: Parameters<typeof explored>[0], options?: Options): Record<string, string> => {
  const seen = explored(machine, options)
  return Object.fromEntries(
    uncoveredOf(seen, {}, takenIn(seen)).map(({ target, reason }) => [target, reason]),
  )
}

const nowhere = 'unreachable state: no transition leads here, whatever its guard says'

describe('the reason why a transition is not taken', () => {
  test('is that its state is not reached', () => {
    expect(reasons(unreachable)).toEqual({
      'parcel.archived.kept shredded 0': nowhere,
    })
  })

  test('is that an earlier branch shadows it', () => {
    expect(reasons(shadowed, { events })).toEqual({
      'till.open closed 1': 'shadowed by an earlier branch without a guard: till.open closed 0',
      'till.open paid 1': 'shadowed by an earlier branch that holds whenever this one does: till.open paid 0',
    })
  })

  test('is that its guard never holds', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      context: { isOpen: false },
      states: {
        a: { on: { go: { guard: ({ context }) => context.isOpen, target: 'b' }, on: 'c' } },
        b: {},
        c: { always: { guard: { type: 'never' }, target: 'b' } },
      },
    }).provide({ guards: { never: () => false } })
    expect(reasons(machine)).toEqual({
      'm.a go 0': 'unsatisfied guard: nothing that was tried makes guard hold here',
      'm.c always 0':
        'unsatisfied guard: never does not hold, and looks at neither the context nor the event',
    })
  })

  test('is that an earlier `always` holds whenever it does', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: {
          always: [
            { guard: () => true, target: 'b' },
            { guard: () => true, target: 'c' },
          ],
        },
        b: {},
        c: {},
      },
    })
    expect(reasons(machine)).toEqual({
      'm.a always 1': 'shadowed by an earlier branch that holds whenever this one does: m.a always 0',
    })
  })

  test('is that an inner state or another region takes the event', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: { initial: 'b', states: { b: { on: { x: 'c' } }, c: { on: { x: 'b' } } }, on: { x: 'd' } },
        d: {},
      },
    })
    expect(reasons(machine)).toEqual({
      'm.a x 0': 'shadowed by a transition of an inner state: m.a.b x 0, m.a.c x 0',
    })
    expect(reasons(conflicting)['ship.sailing.crew alarm 0']).toBe(
      'kept from happening by a transition of another region: ship.sailing.engine alarm 0',
    )
  })

  test('is that its state is never done', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { initial: 'b', states: { b: {}, c: { type: 'final' } }, onDone: 'd' }, d: {} },
    })
    expect(reasons(machine)).toEqual({
      'm.a xstate.done.state.m.a 0': 'never done: nothing brings m.a to its final state',
    })
  })

  test('is that it lies only on endless steps', () => {
    expect(reasons(endless)['ball.left always 0']).toBe(
      'never comes to rest: it is taken only on a way without end',
    )
  })

  test('is that its state lies only behind what fails', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: { on: { go: { guard: ({ event }) => event.sum.of(1) === 2, target: 'b' } } },
        b: { initial: 'c', states: { c: { on: { on: '#m.d' } } } },
        d: { on: { back: 'a' } },
        e: { on: { back: 'a' } },
      },
    })
    const cause = 'go in a needs event.sum'
    const found = reasons(machine)
    expect(found['m.a go 0']).toMatch(`fails: ${cause}`)
    expect(found['m.b.c on 0']).toMatch(`only behind what fails: ${cause}`)
    expect(found['m.d back 0']).toMatch(`only behind what fails: ${cause}`)
    expect(found['m.e back 0']).toBe(nowhere)
    const states = Object.fromEntries(
      uncoveredOf(explored(machine), { criterion: 'states' }, []).map(({ target, reason }) => [
        target,
        reason,
      ]),
    )
    expect(states['m.d']).toMatch(`only behind what fails: ${cause}`)
    expect(states['m.e']).toBe('unreachable state: nothing leads here')
  })

  test('is that the machine has ended before, however much of it was explored', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: { on: { x: 'b', y: 'c' } },
        b: { type: 'final', on: { again: 'a' } },
        c: { on: { z: 'a' } },
      },
    })
    const ended = 'never taken: the machine has ended where it begins'
    expect(reasons(machine)).toEqual({ 'm.b again 0': ended })
    expect(reasons(machine, { bounds: { nodes: 1, ms: 20_000 } })).toMatchObject({ 'm.b again 0': ended })
  })

  test('is not that nothing leads there, where a history may, or a region is entered beside another', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: { on: { x: '#m.b.c.d' } },
        b: {
          type: 'parallel',
          states: {
            c: {
              initial: 'e',
              states: { d: { on: { never: { guard: () => false } } }, e: { on: { go: 'd' } } },
            },
            f: { initial: 'g', states: { g: { on: { back: '#m.a' } } } },
          },
        },
        h: { on: { lost: 'a' } },
      },
    })
    expect(reasons(machine)).toEqual({
      'm.b.c.d never 0': expect.stringContaining('unsatisfied guard'),
      'm.b.c.e go 0': 'unreachable state: nothing leads here',
      'm.h lost 0': nowhere,
    })
  })

  test('is that there was no time to look', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { on: { x: 'b' } }, b: { on: { y: 'a' } } },
    })
    expect(reasons(machine, { bounds: { nodes: 1, ms: 20_000 } })).toEqual({
      'm.b y 0': 'not looked at: more than 1 states were found',
    })
  })
})
