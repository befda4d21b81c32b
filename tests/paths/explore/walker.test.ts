import { describe, expect, test } from 'vitest'
import { type AnyEventObject, assign, createMachine, raise, sendParent, sendTo, setup } from 'xstate'
import { EndlessSteps } from '#machines/recording/endless.ts'
import { walkerOf } from '#machines/recording/step.ts'
import * as livelock from '../fixtures/livelock.ts'
import { concurrent, conflicting } from '../fixtures/nondeterminism.ts'
import { sound as parcel } from '../fixtures/unreachable-state.ts'

describe('a walker', () => {
  test('reports every transition of a step in order, and the states it passed', () => {
    const walker = walkerOf(parcel)
    const step = walker.transition(walker.begin(undefined).snapshot, { type: 'sent' })
    expect(step.taken).toEqual([
      'parcel.packed sent 0',
      'parcel.weighing xstate.done.state.parcel.weighing 0',
      'parcel.checking always 0',
    ])
    expect(step.passed).toEqual(['parcel.weighing', 'parcel.weighing.weighed', 'parcel.checking'])
  })

  test('reports the states a machine leaves before the first event', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'deciding',
      states: { deciding: { always: 'open' }, open: {} },
    })
    expect(walkerOf(machine).begin(undefined)).toMatchObject({
      taken: ['m.deciding always 0'],
      passed: ['m.deciding'],
    })
  })

  test('reports for two regions the transition taken and the one preempted', () => {
    const lost: string[] = []
    const walker = walkerOf(conflicting, { preempted: ({ source }) => lost.push(source.id) })
    const step = walker.transition(walker.begin(undefined).snapshot, { type: 'alarm' })
    expect(step.taken).toEqual(['ship.sailing.engine alarm 0'])
    expect(step.snapshot.value).toBe('stopped')
    expect(lost).toEqual(['ship.sailing.crew'])
  })

  test('reports both transitions of independent regions', () => {
    const walker = walkerOf(concurrent)
    const step = walker.transition(walker.begin(undefined).snapshot, { type: 'alarm' })
    expect(step.taken).toEqual(['ship.engine.on alarm 0', 'ship.crew.below alarm 0'])
  })

  test('stops endless steps, after an event and at the start', () => {
    const walker = walkerOf(livelock.broken)
    const { snapshot } = walker.begin(undefined)
    expect(() => walker.transition(snapshot, { type: 'thrown' })).toThrow(EndlessSteps)
    expect(() => walkerOf(livelock.fromTheStart).begin(undefined)).toThrow(EndlessSteps)
    expect(() =>
      walkerOf(livelock.raising).transition(walkerOf(livelock.raising).begin(undefined).snapshot, {
        type: 'called',
      }),
    ).toThrow(/there heard 0, echo.here heard 0/)
  })

  test('lets long steps finish', () => {
    const walker = walkerOf(livelock.sound)
    const step = walker.transition(walker.begin(undefined).snapshot, { type: 'thrown' })
    expect(step.snapshot.value).toBe('held')
    expect(step.taken).toHaveLength(203)
  })

  test('does not report the steps of a child machine', () => {
    const child = createMachine({ id: 'child', initial: 'a', states: { a: { always: 'b' }, b: {} } })
    const machine = createMachine({
      id: 'm',
      initial: 'idle',
      states: { idle: { on: { called: 'calling' } }, calling: { invoke: { src: child, id: 'child' } } },
    })
    const walker = walkerOf(machine)
    expect(walker.transition(walker.begin(undefined).snapshot, { type: 'called' }).taken).toEqual([
      'm.idle called 0',
    ])
  })

  test('starts a named actor on every entry, and has a parent to send to', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'idle',
      states: {
        idle: { on: { called: 'calling' } },
        calling: {
          entry: sendParent({ type: 'busy' }),
          invoke: { src: createMachine({}), id: 'line', systemId: 'the line' },
          on: { ended: 'idle' },
        },
      },
    })
    const walker = walkerOf(machine)
    const { snapshot } = walker.begin(undefined)
    for (const _ of [1, 2])
      expect(walker.transition(snapshot, { type: 'called' }).snapshot.value).toBe('calling')
  })

  test('reports delayed events a machine sends itself, and not its delays', () => {
    const later: AnyEventObject[] = []
    const machine = setup({}).createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: { after: { 100: 'b' }, on: { go: { actions: sendTo(({ self }) => self, { type: 'sent' }) } } },
        b: { entry: [raise({ type: 'raised' }, { delay: 10 }), assign({})] },
      },
    })
    const walker = walkerOf(machine, { later: (event) => later.push(event) })
    const { snapshot } = walker.begin(undefined)
    walker.transition(snapshot, { type: 'go' })
    walker.transition(snapshot, { type: 'xstate.after.100.m.a' })
    expect(later).toEqual([{ type: 'sent' }, { type: 'raised' }])
  })
})
