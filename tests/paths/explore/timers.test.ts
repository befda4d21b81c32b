import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, assign, createMachine, raise, setup, stateIn } from 'xstate'
import { modelOfMachine } from '#paths/model/of-machine.ts'
import { generate } from '#paths/suite/generate.ts'
import { explored, statesIn, takenIn } from '../fixtures/explored.ts'
import { strayOn } from '../fixtures/replayed.ts'

const suiteOf = (machine: AnyStateMachine) => generate(modelOfMachine(machine, { key: machine.id }))

/** Two lamps that go out by themselves, one after the other. */
const lamps = (left: number, right: number) =>
  createMachine({
    id: 'm',
    type: 'parallel',
    states: {
      left: { initial: 'on', states: { on: { after: { [left]: 'off' } }, off: {} } },
      right: { initial: 'on', states: { on: { after: { [right]: 'off' } }, off: {} } },
    },
  })

describe('timers that run beside each other', () => {
  test('come in the order of their delays', () => {
    const { nodes, arcs } = explored(lamps(100, 200))
    expect(nodes.map(({ state }) => state)).toEqual([
      'left.on + right.on',
      'left.off + right.on',
      'left.off + right.off',
    ])
    expect(arcs).toHaveLength(2)
    expect(statesIn(explored(lamps(200, 100)))).toContain('left.on + right.off')
  })

  test('come in the order in which they were started, where they are due at once', () => {
    expect(statesIn(explored(lamps(100, 100)))).not.toContain('left.on + right.off')
  })

  test('leave out a transition whose timer is never due, with the reason', async () => {
    const machine = createMachine({
      id: 'm',
      initial: 'waiting',
      states: { waiting: { after: { 100: 'late', 5000: 'lost' } }, late: {}, lost: {} },
    })
    const { uncovered, paths } = await suiteOf(machine)
    expect(paths.map(({ events }) => events.map(({ to }) => to))).toEqual([['late']])
    expect(uncovered).toEqual([
      {
        target: 'm.waiting xstate.after.5000.m.waiting 0',
        reason: 'never due: other timers always come before this one',
      },
    ])
  })

  test('run on where nothing follows from one of them', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'waiting',
      states: {
        waiting: { after: { 100: { guard: () => false, target: 'late' }, 5000: 'lost' } },
        late: {},
        lost: {},
      },
    })
    expect(statesIn(explored(machine))).toEqual(['lost', 'waiting'])
  })

  test('begin again where a state is entered again', () => {
    const machine = (reenter: boolean) =>
      createMachine({
        id: 'm',
        type: 'parallel',
        states: {
          poll: { initial: 'on', states: { on: { after: { 30: { target: 'on', reenter } } } } },
          limit: { initial: 'on', states: { on: { after: { 100: 'off' } }, off: {} } },
        },
      })
    // Three times it is asked before the limit; without entering again the timer is started once.
    const pathTo = (one: AnyStateMachine) =>
      explored(one).nodes.findIndex(({ state }) => state.includes('off'))
    expect(pathTo(machine(true))).toBe(4)
    expect(pathTo(machine(false))).toBe(2)
  })

  test('say how long to wait where an event has to come late', async () => {
    const machine = createMachine({
      id: 'm',
      type: 'parallel',
      states: {
        left: {
          initial: 'off',
          // Once the right one is off it is too late: it has to be lit in the half second before.
          states: {
            off: { on: { lit: { guard: stateIn({ right: 'on' }), target: 'on' } } },
            on: { after: { 500: 'off' } },
          },
        },
        right: { initial: 'on', states: { on: { after: { 1000: 'off' } }, off: {} } },
        both: {
          initial: 'no',
          states: {
            no: { always: { guard: stateIn({ left: 'on', right: 'off' }), target: 'yes' } },
            yes: {},
          },
        },
      },
    })
    const { paths, uncovered } = await suiteOf(machine)
    expect(uncovered).toEqual([])
    const steps = paths.flatMap(({ events }) => events)
    expect(steps.find(({ wait }) => wait !== undefined)).toMatchObject({ type: 'lit', wait: 500 })
    for (const path of paths) expect(strayOn(path, machine, 2_000)).toBeUndefined()
  })

  test('are events, too, that a machine raises later', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'waiting',
      states: {
        waiting: { entry: raise({ type: 'rung' }, { delay: 10 }), on: { rung: 'up' }, after: { 20: 'lost' } },
        up: {},
        lost: {},
      },
    })
    expect(statesIn(explored(machine))).toEqual(['up', 'waiting'])
  })
})

describe('a timer that runs alone', () => {
  test('makes no more states, whatever its delay', () => {
    const machine = setup({
      types: { context: {} as { tries: number } },
      delays: { backoff: ({ context }) => 100 * 2 ** context.tries },
      actions: { count: assign({ tries: ({ context }) => context.tries + 1 }) },
    }).createMachine({
      id: 'm',
      context: { tries: 0 },
      initial: 'waiting',
      states: {
        waiting: { after: { backoff: 'asking' }, on: { typed: {} } },
        asking: { on: { failed: { target: 'waiting', actions: 'count' }, answered: 'over' } },
        over: {},
      },
    })
    expect(explored(machine).nodes.map(({ state }) => state)).toEqual(['waiting', 'asking', 'over'])
  })

  test('tells states apart by its delay as soon as another runs beside it', () => {
    const machine = setup({
      types: { context: {} as { ms: number } },
      delays: { given: ({ context }) => context.ms },
    }).createMachine({
      id: 'm',
      context: { ms: 100 },
      initial: 'asking',
      states: {
        asking: { on: { slower: { actions: assign({ ms: 500 }) }, asked: 'waiting' } },
        waiting: { after: { given: 'answered', 300: 'lost' } },
        answered: {},
        lost: {},
      },
    })
    expect(takenIn(explored(machine))).toEqual([
      'm.asking asked 0',
      'm.asking slower 0',
      'm.waiting xstate.after.300.m.waiting 0',
      'm.waiting xstate.after.given.m.waiting 0',
    ])
  })
})

describe('a delay that nobody knows', () => {
  const started = performance.now()
  const delays = {
    chance: () => 1_000 * Math.random(),
    clock: () => performance.now() - started,
    nothing: () => Number.NaN,
  }

  test.each(['chance', 'clock', 'nothing'] as const)('claims no order: %s', (delay) => {
    const machine = setup({ delays }).createMachine({
      id: 'm',
      type: 'parallel',
      states: {
        left: { initial: 'on', states: { on: { after: { [delay]: 'off' } }, off: {} } },
        right: { initial: 'on', states: { on: { after: { 500: 'off' } }, off: {} } },
      },
    })
    const seen = explored(machine)
    expect(seen.stopped).toBeUndefined()
    expect(seen.nodes).toHaveLength(4)
  })

  test('nor do timers that run beside each other in too many orders, which is said', () => {
    const machine = createMachine({
      id: 'm',
      type: 'parallel',
      states: {
        poll: {
          initial: 'on',
          states: {
            on: {
              after: { 7: { target: 'on', reenter: true } },
              on: { asked: { target: 'on', reenter: true } },
            },
          },
        },
        session: { initial: 'on', states: { on: { after: { 1800000: 'off' } }, off: {} } },
      },
    })
    const seen = explored(machine)
    expect(seen.nodes.length).toBeLessThan(10)
    expect(seen.notes).toContain(
      'xstate.after.1800000.m.session.on runs beside other timers in too many orders to follow: it is tried wherever it is heard, whether or not it could have come by then.',
    )
  })

  const late = raise({ type: 'late' }, { delay: 1_000 })

  test('nor do more timers at once than can be followed, where they are needed, which is said as well', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'off',
      states: {
        off: { on: { asked: { actions: Array.from({ length: 9 }, () => late), target: 'on' } } },
        on: { on: { late: 'done' } },
        done: {},
      },
    })
    const seen = explored(machine)
    expect(seen.stopped).toBeUndefined()
    expect(seen.notes).toContain(
      'late is one of more than 8 timers that run at once, too many to follow: it is tried wherever it is heard, whether or not it could have come by then.',
    )
  })

  test('but what comes after them is not looked at, where fewer take all there is', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'on',
      states: { on: { on: { asked: { actions: late }, late: 'off' } }, off: {} },
    })
    const seen = explored(machine)
    expect(seen.stopped).toBe('more than 8 timers run at once')
    expect(seen.notes.join()).not.toContain('too many')
    expect(seen.arcs.some(({ event, timed }) => event.type === 'late' && timed?.isDue)).toBe(true)
  })
})
