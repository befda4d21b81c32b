import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  type AnyEventObject,
  type AnyStateMachine,
  and,
  assign,
  createMachine,
  fromPromise,
  not,
} from 'xstate'
import { selection } from '#machines/core/event.ts'
import { testModel } from '#machines/core/test-model.ts'
import { exploreFully } from '#paths/explore/explore-fully.ts'
import { modelOfMachine } from '#paths/model/of-machine.ts'
import { modelOf } from '#paths/model/of-test-model.ts'
import { generate } from '#paths/suite/generate.ts'
import { falseClaims } from '../criteria/claims.ts'
import { explored, exploredFully, takenIn } from '../fixtures/explored.ts'

type Said = {
  event: { type: string; amount?: number; user?: { name?: string }; pin?: string; kind?: string }
}

const door = (guard: unknown, context: object = {}) =>
  createMachine({
    id: 'door',
    initial: 'closed',
    context,
    states: { closed: { on: { said: { guard, target: 'open' } } }, open: { on: { closed: 'closed' } } },
  } as Parameters<typeof createMachine>[0])

describe('without declared payloads', () => {
  test.each([
    ['a number beyond the one in the guard', ({ event }: Said) => Number(event.amount) > 10, { amount: 11 }],
    [
      'one field after another',
      ({ event }: Said) => event.kind === 'key' && event.amount === 3,
      { kind: 'key', amount: 3 },
    ],
    ['guards made of guards', and([not(({ event }: Said) => event.kind !== 'key')]), { kind: 'key' }],
    [
      'what the context holds',
      ({ event, context }: Said & { context: { code: string } }) => event.pin === context.code,
      { pin: '4711' },
    ],
  ])('a branch is taken by %s', (_, guard, payload) => {
    const { arcs } = exploredFully(door(guard, { code: '4711' }))
    expect(arcs.map(({ event }) => event)).toContainEqual({ type: 'said', ...payload })
  })

  test('a branch is taken through a nested field of a given event', () => {
    const guard = ({ event }: Said) => event.user?.name === 'Ann'
    const { arcs } = exploredFully(door(guard), { events: [{ type: 'said', user: {} }] })
    expect(arcs[0]?.event).toEqual({ type: 'said', user: { name: 'Ann' } })
  })

  test('an `always` is taken through what an earlier event assigned', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'asking',
      context: { age: 0 },
      states: {
        asking: { on: { given: { target: 'judging', actions: assign({ age: ({ event }) => event.age }) } } },
        judging: {
          always: [{ guard: ({ context }) => context.age >= 18, target: 'adult' }, { target: 'asking' }],
        },
        adult: {},
      },
    })
    expect(takenIn(exploredFully(machine))).toContain('m.judging always 0')
  })

  test('a branch that no payload takes is given up in time', () => {
    const { arcs, stopped } = exploredFully(door(({ event }: Said) => typeof event.amount === 'bigint'))
    expect(arcs).toEqual([])
    expect(stopped).toBeUndefined()
  })
})

test('the boundaries of an event schema are tried', () => {
  const machine = door(({ event }: Said) => Number(event.amount) >= 90)
  const amount = v.pipe(v.number(), v.minValue(0), v.maxValue(100))
  const till = testModel({
    key: 'door',
    title: 'Door',
    machine,
    events: { said: selection('Say', v.object({ amount }), [{ amount: 1 }]) },
    starts: () => [{ name: 'closed', input: undefined }],
    outcomes: () => ({}),
    identity: () => undefined,
  })
  const { arcs } = exploreFully(modelOf(till, '2026-11-21'))
  expect(arcs.map(({ event }) => event)).toContainEqual({ type: 'said', amount: 99 })
})

const reasonsOf = (machine: AnyStateMachine, events: AnyEventObject[] = []) =>
  explored(machine, { events }).failures.map(({ reason }) => reason)

describe('an event that makes the machine fail is told in one sentence', () => {
  test.each([
    [
      'by a guard',
      ({ event }: Said) => event.user?.name?.length === 3 || Object(event.user).name.length,
      'said in closed needs event.user',
    ],
    [
      'by a guard, of a field within another',
      ({ event }: { event: { user: { name: string } } }) => event.user.name.length > 3,
      'said in closed needs event.user.name',
    ],
  ])('%s', (_, guard, reason) => {
    const events = [{ type: 'said', ...(reason.endsWith('name') && { user: {} }) }]
    expect(reasonsOf(door(guard), events)).toEqual([expect.stringContaining(reason)])
  })

  test('for an action', () => {
    const acting = createMachine({
      id: 'm',
      on: { paid: { actions: assign({ sum: ({ event }) => event.amount.toFixed(2) }) } },
    })
    expect(reasonsOf(acting)).toEqual([
      expect.stringMatching(
        /^paid in .* needs event.amount, which a guard or an action cannot do without: give the event with it in the list of events$/,
      ),
    ])
  })

  test('and any other failure as it is', () => {
    const failing = () => {
      throw new Error('The moon is new.')
    }
    expect(reasonsOf(door(failing))).toEqual(['said in closed makes the machine fail: The moon is new'])
    expect(reasonsOf(door('nobodyWroteIt'))).toEqual([
      expect.stringMatching(/nobodyWroteIt.*is not implemented/),
    ])
    const broken = createMachine({
      id: 'm',
      context: ({ input }) => ({ name: (input as { name: string }).name }),
    })
    expect(() => explored(broken)).toThrow(/^The machine cannot begin without an input: it reads name\.$/)
    const dark = createMachine({ context: failing })
    expect(() => explored(dark)).toThrow(
      'The machine fails where it begins (its beginning): The moon is new.',
    )
  })

  test('with an XState that throws what later ones tell in the first snapshot, too', () => {
    const asBefore = (machine: AnyStateMachine): AnyStateMachine => {
      const [begin, provide] = [machine.getInitialSnapshot.bind(machine), machine.provide.bind(machine)]
      machine.provide = (implementations) => asBefore(provide(implementations))
      machine.getInitialSnapshot = (...given) => {
        const snapshot = begin(...given)
        if (snapshot.status === 'error') throw snapshot.error
        return snapshot
      }
      return machine
    }
    const asking = createMachine({ context: ({ input }) => ({ name: (input as { name: string }).name }) })
    expect(() => explored(asBefore(asking))).toThrow(
      /^The machine cannot begin without an input: it reads name\.$/,
    )
    const failing = () => {
      throw new Error('The moon is new.')
    }
    expect(() => explored(asBefore(createMachine({ context: failing })))).toThrow(
      'The machine fails where it begins (its beginning): The moon is new.',
    )
  })
})

describe('a payload is made up', () => {
  test('for what an event leaves in the context, which the next one waits for', () => {
    const shop = createMachine({
      id: 'm',
      initial: 'asking',
      context: { credit: 0, price: 30 },
      states: {
        asking: {
          invoke: {
            id: 'bank',
            src: fromPromise(async () => ({ credit: 0 })),
            onDone: { target: 'choosing', actions: assign({ credit: ({ event }) => event.output.credit }) },
          },
        },
        choosing: {
          on: { bought: { guard: ({ context }) => context.credit >= context.price, target: 'paid' } },
        },
        paid: {},
      },
    })
    expect(takenIn(exploredFully(shop))).toContain('m.choosing bought 0')
  })

  const calling = (guard: unknown, on: 'onDone' | 'onError') =>
    createMachine({
      id: 'm',
      initial: 'calling',
      states: {
        calling: {
          invoke: {
            id: 'call',
            src: fromPromise(async () => 1),
            [on]: [{ guard, target: 'first' }, { target: 'other' }],
          },
        },
        first: {},
        other: {},
      },
    } as Parameters<typeof createMachine>[0])

  test.each([
    [
      'for the message of an error',
      calling(({ event }: { event: { error: Error } }) => event.error.message === 'Busy', 'onError'),
    ],
    [
      'for the code of an error',
      calling(({ event }: { event: { error: { code: number } } }) => event.error.code === 404, 'onError'),
    ],
    [
      'for a field deep in what a call gives',
      calling(
        ({ event }: { event: { output: { user: { role: string } } } }) => event.output.user.role === 'admin',
        'onDone',
      ),
    ],
    [
      'for an action that reads a nested field',
      createMachine({
        id: 'm',
        on: { paid: { actions: assign({ sum: ({ event }) => event.card.amount.toFixed(2) }) } },
      }),
    ],
  ])('%s, and what it takes is walked', async (_, machine) => {
    const model = modelOfMachine(machine, { key: 'm' })
    const suite = await generate(model)
    expect(suite.uncovered).toEqual([])
    expect(await falseClaims(model, suite)).toEqual([])
  })
})
