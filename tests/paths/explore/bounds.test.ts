import { describe, expect, test } from 'vitest'
import { assign, createActor, createMachine, raise } from 'xstate'
import { checkModel } from '#paths/checks/checks.ts'
import { modelOfMachine } from '#paths/model/of-machine.ts'
import { explored } from '../fixtures/explored.ts'

const counter = createMachine({
  id: 'counter',
  initial: 'counting',
  context: { count: 0 },
  states: {
    counting: {
      on: {
        counted: { actions: assign({ count: ({ context }) => context.count + 1 }) },
        ended: { guard: ({ context }) => context.count % 2 === 0, target: 'over' },
      },
    },
    over: { type: 'final' },
  },
})

describe('exploration ends', () => {
  test('at the limit of states, with the field that multiplies them', () => {
    const { nodes, stopped } = explored(counter, { bounds: { nodes: 30, ms: 20_000 } })
    expect(stopped).toBe('more than 30 states were found, and context.count alone has 21 values')
    expect(nodes.length).toBeGreaterThan(30)
  })

  test('at the time limit, with what was found', () => {
    const { nodes, stopped } = explored(counter, { bounds: { nodes: 1_000_000, ms: 0 } })
    expect(stopped).toMatch(/^0 ms were not enough: \d+ states were found$/)
    expect(nodes.length).toBeGreaterThan(0)
  })

  test('at the limit of endless steps', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      context: { at: 0 },
      states: {
        a: {
          on: {
            next: {
              guard: ({ context }) => context.at < 100,
              actions: assign({ at: ({ context }) => context.at + 1 }),
            },
            fall: 'left',
          },
        },
        left: { always: 'right' },
        right: { always: 'left' },
      },
    })
    const { loops, stopped } = explored(machine)
    expect(stopped).toBe('20 events were found after which the machine never rests')
    expect(loops).toHaveLength(20)
  })

  test('and reports nothing about states it had no time to explore', () => {
    const checked = checkModel(modelOfMachine(counter, { key: 'counter' }), { nodes: 30, ms: 20_000 })
    expect(checked.findings).toEqual([])
    expect(checked.stopped).toMatch(/more than 30 states/)
  })
})

describe('a machine comes to rest', () => {
  test('whatever it raises that nobody hears', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: { on: { go: { target: 'b', actions: ['x', 'y', 'z'].map((type) => raise({ type })) } } },
        b: {},
      },
    })
    const { loops, nodes } = explored(machine)
    const actor = createActor(machine).start()
    actor.send({ type: 'go' })
    expect(actor.getSnapshot().value).toBe('b')
    expect(loops).toEqual([])
    expect(nodes.map(({ state }) => state)).toEqual(['a', 'b'])
  })

  test('where all regions of a parallel state end on one event', () => {
    const region = { initial: 'on', states: { on: { on: { stop: 'off' } }, off: { type: 'final' as const } } }
    const machine = createMachine({
      id: 'm',
      initial: 'all',
      states: {
        all: { type: 'parallel', states: { one: region, two: region, three: region }, onDone: 'over' },
        over: {},
      },
    })
    const { loops, nodes } = explored(machine)
    expect(loops).toEqual([])
    expect(nodes.map(({ state }) => state)).toContain('over')
  })
})
