import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, assign, createMachine, enqueueActions, raise, setup } from 'xstate'
import { explore } from '#paths/explore/explore.ts'
import { modelOfMachine } from '#paths/model/of-machine.ts'
import type { Explored } from '#paths/types.ts'
import { explored } from '../fixtures/explored.ts'
import { randomMachine } from '../fixtures/random-machine.ts'

type Config = Parameters<typeof createMachine>[0]

/** A machine that hears `step` and, where a guard of its own lets it, `go`. */
const machineWith = (context: object, step: unknown, go: unknown) =>
  createMachine({
    id: 'm',
    initial: 'a',
    context,
    states: { a: { on: { step: { actions: step }, go } }, b: { on: { back: 'a' } } },
  } as Config)

type Counted = { context: { count: number; isOpen: boolean; other: number } }
const start = { count: 0, isOpen: false, other: 0 }
const open = { guard: ({ context }: Counted) => context.isOpen, target: 'b' }

function matters(machine: AnyStateMachine): string[] | undefined {
  const model = modelOfMachine(machine, { key: 'm' })
  explore(model, { nodes: 200, ms: 20_000 })
  return model.apart && [...model.apart.fields].sort()
}

describe('a field of the context is part of the identity', () => {
  test('when a guard or its params read it', () => {
    expect(matters(machineWith(start, [], open))).toEqual(['isOpen'])
    const named = setup({
      types: { context: {} as Counted['context'] },
      guards: { isLarge: (_, { size }: { size: number }) => size > 3 },
    }).createMachine({
      context: start,
      on: { go: { guard: { type: 'isLarge', params: ({ context }) => ({ size: context.other }) } } },
    })
    expect(matters(named)).toEqual(['other'])
  })

  test('when it is copied into a field that a guard reads', () => {
    const copy = assign({ isOpen: ({ context }: Counted) => context.other > 0 })
    expect(matters(machineWith(start, copy, open))).toEqual(['isOpen', 'other'])
  })

  test('when an assignment sets the field that a guard reads only in some cases', () => {
    const sometimes = assign(({ context }: Counted) => (context.other > 3 ? { isOpen: true } : { other: 9 }))
    expect(matters(machineWith(start, sometimes, open))).toEqual(['isOpen', 'other'])
  })

  test('when it decides what is raised, enqueued or returned by a final state', () => {
    const raised = raise(({ context }: Counted) => ({ type: context.other > 0 ? 'go' : 'no' }))
    expect(matters(machineWith(start, raised, 'b'))).toEqual(['other'])
    const enqueued = enqueueActions(({ context, enqueue }) => {
      if ((context as typeof start).other > 0) enqueue.raise({ type: 'go' })
    })
    expect(matters(machineWith(start, enqueued, 'b'))).toEqual(['other'])
    const done = createMachine({
      context: start,
      initial: 'a',
      states: {
        a: {
          initial: 'over',
          states: { over: { type: 'final', output: ({ context }: Counted) => context.count } },
          onDone: { guard: ({ event }) => event.output === 1, target: 'b' },
        },
        b: {},
      },
    } as Config)
    expect(matters(done)).toEqual(['count'])
  })

  test('even through an earlier context that an action has stored', () => {
    const keep = assign(({ context }: { context: { history: object[]; count: number } }) => ({
      history: context.history.length < 2 ? [...context.history, context] : context.history,
    }))
    const go = {
      guard: ({ context }: { context: { history: { count: number }[] } }) => context.history[0]?.count === 1,
      target: 'b',
    }
    expect(matters(machineWith({ history: [], count: 0 }, keep, go))).toEqual(
      expect.arrayContaining(['count', 'history']),
    )
  })
})

describe('a field of the context is not part of the identity', () => {
  const counting = {
    'counted on its own': assign({ count: ({ context }: Counted) => context.count + 1 }),
    'counted in an object': assign(({ context }: Counted) => ({ count: context.count + 1 })),
    'counted in a copy of all': assign(({ context }: Counted) => ({ ...context, count: context.count + 1 })),
    'counted beside one that matters': assign(({ context }: Counted) => ({
      ...context,
      count: context.count + 1,
      isOpen: true,
    })),
  }
  test.each(Object.entries(counting).slice(0, 3))('that no guard reads, %s', (_, step) => {
    const seen = explored(machineWith(start, step, open))
    expect(seen.stopped).toBeUndefined()
    expect(seen.nodes).toHaveLength(1)
    expect(seen.notes).toEqual([
      'States are told apart by what decides of the context what may happen next: isOpen.',
    ])
  })

  test('when actions only count in it or pass it on', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      context: start,
      states: {
        a: {
          on: {
            step: { actions: assign(({ context }) => ({ ...context, count: context.count + 1 })) },
            unlock: { actions: assign(({ context }) => ({ ...context, isOpen: true })) },
            go: { guard: ({ context }) => context.isOpen, target: 'b' },
          },
        },
        b: {},
      },
    })
    expect(matters(machine)).toEqual(['isOpen'])
  })

  test('when it holds a function, a cycle or an opaque value that nothing reads', () => {
    const cycle: { self?: object } = {}
    cycle.self = cycle
    const seen = explored(machineWith({ ...start, cycle, log: () => undefined }, [], open))
    expect(seen.nodes).toHaveLength(1)
  })
})

/** Every two transitions that can follow one another. */
function pairsIn({ nodes, arcs }: Explored): string[] {
  const leaving = nodes.map(() => new Set<string>())
  for (const { from, taken } of arcs) leaving[from]?.add(taken.join())
  const pairs = arcs.flatMap(({ to, taken }) => [...(leaving[to] ?? [])].map((next) => `${taken} > ${next}`))
  return [...new Set(pairs)].sort()
}

test('the inferred identity explores the same behaviour as the full context', () => {
  let fewer = 0
  for (let seed = 1; seed <= 60; seed += 1) {
    const machine = randomMachine(seed)
    const byAll = explored(machine, { identity: ['a', 'b', 'c', 'd'] })
    const byReads = explored(machine)
    expect(pairsIn(byReads), `machine ${seed}`).toEqual(pairsIn(byAll))
    if (byReads.nodes.length < byAll.nodes.length) fewer += 1
  }
  expect(fewer).toBeGreaterThan(10)
})
