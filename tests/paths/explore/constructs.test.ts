import { describe, expect, test } from 'vitest'
import {
  type AnyActorRef,
  type AnyStateMachine,
  assign,
  createMachine,
  emit,
  enqueueActions,
  fromCallback,
  fromObservable,
  fromPromise,
  fromTransition,
  raise,
  sendTo,
  setup,
  spawnChild,
} from 'xstate'
import { graphOf } from '#machines/core/graph.ts'
import { explored, statesIn, takenIn } from '../fixtures/explored.ts'

const edgesOf = (machine: AnyStateMachine) =>
  graphOf(machine)
    .edges.map(({ id }) => id)
    .sort()

const child = createMachine({
  id: 'child',
  initial: 'on',
  states: { on: { always: 'off' }, off: { type: 'final' } },
})
const observed = fromObservable(() => ({ subscribe: () => ({ unsubscribe: () => undefined }) }))

describe('every declared transition is taken', () => {
  const machines: [string, AnyStateMachine][] = [
    [
      'of delays, by number and by name',
      setup({ delays: { soon: () => 5 } }).createMachine({
        id: 'm',
        initial: 'a',
        states: { a: { after: { 1000: 'b' } }, b: { after: { soon: 'a' } } },
      }),
    ],
    [
      'of parallel regions that wait for each other',
      createMachine({
        id: 'm',
        initial: 'both',
        states: {
          both: {
            type: 'parallel',
            states: {
              left: { initial: 'open', states: { open: { on: { left: 'done' } }, done: { type: 'final' } } },
              right: {
                initial: 'open',
                states: { open: { on: { right: 'done' } }, done: { type: 'final' } },
              },
            },
            onDone: 'over',
          },
          over: {},
        },
      }),
    ],
    [
      'of a state that is done, with what it gives',
      createMachine({
        id: 'm',
        initial: 'asking',
        states: {
          asking: {
            initial: 'open',
            states: {
              open: { on: { yes: 'agreed', no: 'refused' } },
              agreed: { type: 'final', output: { isAgreed: true } },
              refused: { type: 'final', output: { isAgreed: false } },
            },
            onDone: [
              { guard: ({ event }) => Object(event.output).isAgreed, target: 'over' },
              { target: 'asking' },
            ],
          },
          over: {},
        },
      }),
    ],
    [
      'of wildcards, whole and partial',
      createMachine({
        id: 'm',
        initial: 'a',
        states: {
          a: { on: { 'mouse.*': 'b', 'mouse.up': 'c' } },
          b: { on: { '*': 'a' } },
          c: { on: { x: 'a' } },
        },
      }),
    ],
    [
      'of promises, callbacks, observables, reducers and machines that are invoked',
      createMachine({
        id: 'm',
        initial: 'promise',
        states: {
          promise: {
            invoke: {
              id: 'p',
              src: fromPromise(() => Promise.resolve()),
              onDone: 'observable',
              onError: 'callback',
            },
          },
          observable: {
            invoke: { id: 'o', src: observed, onDone: 'machine', onError: 'callback', onSnapshot: 'reducer' },
          },
          callback: {
            invoke: { id: 'c', src: fromCallback(() => undefined), onError: 'machine' },
            on: { said: 'promise' },
          },
          reducer: { invoke: { id: 'r', src: fromTransition((state) => state, 0), onSnapshot: 'machine' } },
          machine: { invoke: { id: 'm', src: child, onDone: 'over', onSnapshot: { actions: 'tell' } } },
          over: { type: 'final' },
        },
      }),
    ],
    [
      'of what is raised and what is enqueued',
      createMachine({
        id: 'm',
        initial: 'a',
        context: { isKnown: false },
        states: {
          a: { on: { go: { actions: [raise({ type: 'went' }), emit({ type: 'told' })] }, went: 'b' } },
          b: {
            on: {
              go: {
                actions: enqueueActions(({ enqueue, check }) => {
                  if (!check(({ context }) => context.isKnown)) enqueue.assign({ isKnown: true })
                  else enqueue.raise({ type: 'left' })
                }),
              },
              left: 'a',
            },
          },
        },
      }),
    ],
    [
      'of actors that are spawned, and of named ones',
      createMachine({
        id: 'm',
        initial: 'a',
        context: { line: undefined as AnyActorRef | undefined },
        states: {
          a: {
            on: {
              opened: {
                target: 'b',
                actions: assign({ line: ({ spawn }) => spawn(child, { systemId: 'line' }) }),
              },
            },
          },
          b: {
            entry: spawnChild(child, { id: 'other' }),
            on: { closed: { target: 'a', guard: ({ context }) => context.line !== undefined } },
          },
        },
      }),
    ],
    [
      'of routes',
      createMachine({
        id: 'm',
        initial: 'a',
        states: { a: { id: 'a', route: {} }, b: { id: 'b', route: {} } },
      }),
    ],
    [
      'of the machine itself, within, and of its own states anew',
      createMachine({
        id: 'm',
        initial: 'a',
        on: { reset: '.a', noted: { actions: 'note' }, begun: { target: '.b', reenter: true } },
        states: { a: { on: { again: { target: 'a', reenter: true }, ignored: {} } }, b: {} },
      }),
    ],
  ]

  test.each(machines)('%s', (_, machine) => {
    const seen = explored(machine)
    expect(takenIn(seen)).toEqual(edgesOf(machine))
    expect(seen.stopped).toBeUndefined()
  })
})

describe('a history state', () => {
  const machine = createMachine({
    id: 'm',
    initial: 'work',
    states: {
      work: {
        initial: 'one',
        states: { one: { on: { next: 'two' } }, two: {}, last: { type: 'history' } },
        on: { paused: 'pause' },
      },
      pause: { on: { resumed: 'work.last' } },
    },
  })

  test('distinguishes two pauses that lead back to different states', () => {
    const { nodes, arcs } = explored(machine)
    expect(nodes.filter(({ state }) => state === 'pause')).toHaveLength(2)
    const resumed = arcs.filter(({ event }) => event.type === 'resumed').map(({ to }) => nodes[to]?.state)
    expect(resumed.sort()).toEqual(['work.one', 'work.two'])
  })
})

describe('what exploration cannot follow', () => {
  test('is noted: an event that a machine sends itself, now or later', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: {
          entry: [
            raise({ type: 'tick' }, { delay: 10 }),
            sendTo(({ self }) => self, { type: 'tock' }, { delay: 20 }),
          ],
          on: { tick: 'b', tock: 'b' },
        },
        b: {},
      },
    })
    const seen = explored(machine)
    expect(statesIn(seen)).toEqual(['a', 'b'])
    expect(seen.notes).toEqual([
      'The machine sends itself tick: it is tried wherever it is heard, whether or not it could have come by then.',
      'The machine sends itself tock: it is tried wherever it is heard, whether or not it could have come by then.',
    ])
  })

  test('is never sent from outside: that a state is done', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: { initial: 'open', states: { open: {}, done: { type: 'final' } }, onDone: 'over' },
        over: {},
      },
    })
    expect(statesIn(explored(machine))).toEqual(['a.open'])
  })
})
