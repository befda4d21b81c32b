import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { and, assign, createMachine, not } from 'xstate'
import { selection } from '#machines/core/event.ts'
import { testModel } from '#machines/core/test-model.ts'
import { exploreFully } from '#paths/explore/explore-fully.ts'
import { modelOf } from '#paths/model/of-test-model.ts'
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

describe('an event without a required field is reported in one sentence', () => {
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
  ])('%s', (_, guard, message) => {
    const events = [{ type: 'said', ...(message.endsWith('name') && { user: {} }) }]
    expect(() => explored(door(guard), { events })).toThrow(message)
  })

  test('for an action and for the result of a call', () => {
    const acting = createMachine({
      id: 'm',
      on: { paid: { actions: assign({ sum: ({ event }) => event.amount.toFixed(2) }) } },
    })
    expect(() => explored(acting)).toThrow(
      /^paid in .* needs event.amount, which a guard or an action cannot do without: give the event with it in the list of events\.$/,
    )
  })

  test('and any other failure is reported as it is', () => {
    const failing = () => {
      throw new Error('The moon is new.')
    }
    expect(() => explored(door(failing))).toThrow('said in closed makes the machine fail: The moon is new.')
    expect(() => explored(door('nobodyWroteIt'))).toThrow(/nobodyWroteIt.*is not implemented/)
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
})
