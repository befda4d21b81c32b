import { describe, expect, test } from 'vitest'
import { assign, cancel, createMachine, raise, sendTo } from 'xstate'
import { EndlessSteps } from '#machines/recording/endless.ts'
import { walkerOf } from '#machines/recording/step.ts'

/** A ring of so many states that each go on to the next by themselves, once it was entered. */
const ring = (size: number) =>
  createMachine({
    id: 'ring',
    initial: 'before',
    states: {
      before: { on: { go: 's0' } },
      ...Object.fromEntries(
        Array.from({ length: size }, (_, at) => [`s${at}`, { always: `s${(at + 1) % size}` }]),
      ),
    },
  })

function endOf(walk: () => unknown): EndlessSteps {
  try {
    walk()
  } catch (error) {
    if (error instanceof EndlessSteps) return error
  }
  throw new Error('It came to rest.')
}

describe('a step', () => {
  test('tells the states that it only passed, and none where it began or rests', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { on: { go: 'b' } }, b: { always: 'c' }, c: { always: 'd' }, d: {} },
    })
    const walker = walkerOf(machine)
    const { snapshot } = walker.begin(undefined)
    const { taken, passed } = walker.transition(snapshot, { type: 'go' })
    expect(taken).toEqual(['m.a go 0', 'm.b always 0', 'm.c always 0'])
    expect(passed).toEqual(['m.b', 'm.c'])
  })

  test('at the beginning tells what was passed before the first rest', () => {
    const machine = createMachine({ id: 'm', initial: 'a', states: { a: { always: 'b' }, b: {} } })
    expect(walkerOf(machine).begin(undefined)).toMatchObject({ taken: ['m.a always 0'], passed: ['m.a'] })
  })

  test.each([2, 3, 30])('that goes round %i states without end tells them, and the way to them', (size) => {
    const walker = walkerOf(ring(size))
    const { snapshot } = walker.begin(undefined)
    const { cycle, taken } = endOf(() => walker.transition(snapshot, { type: 'go' }))
    const edges = Array.from({ length: size }, (_, at) => `ring.s${at} always 0`)
    expect(cycle.toSorted()).toEqual(edges.toSorted())
    expect(taken).toEqual(['ring.before go 0', ...edges])
  })

  test('that counts up without end is given up, and tells what repeats', () => {
    const machine = createMachine({
      id: 'm',
      context: { count: 0 },
      initial: 'a',
      states: {
        a: { always: { target: 'b', actions: assign({ count: ({ context }) => context.count + 1 }) } },
        b: { always: 'a' },
      },
    })
    expect(endOf(() => walkerOf(machine).begin(undefined)).cycle.toSorted()).toEqual([
      'm.a always 0',
      'm.b always 0',
    ])
  })

  test('tells the timers that it starts and cancels, and what the machine sends itself later', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: {
          on: {
            go: {
              target: 'b',
              actions: [
                raise({ type: 'rung' }, { delay: 40, id: 'bell' }),
                sendTo(({ self }) => self, { type: 'posted' }),
              ],
            },
          },
        },
        b: { after: { 500: 'c' }, on: { quiet: { actions: cancel('bell') } } },
        c: {},
      },
    })
    const later: unknown[] = []
    const timers: unknown[] = []
    const walker = walkerOf(machine, {
      later: (event) => later.push(event),
      timer: (change) => timers.push(change),
    })
    const { snapshot } = walker.transition(walker.begin(undefined).snapshot, { type: 'go' })
    expect(later).toEqual([{ type: 'rung' }, { type: 'posted' }])
    expect(timers).toEqual([
      { starts: { type: 'rung' }, id: 'bell', delay: 40 },
      { starts: { type: 'xstate.after.500.m.b' }, id: 'xstate.after.500.m.b', delay: 500 },
    ])
    walker.transition(snapshot, { type: 'quiet' })
    expect(timers.at(-1)).toEqual({ cancels: 'bell' })
  })
})
