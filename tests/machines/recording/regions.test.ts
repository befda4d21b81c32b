import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, createMachine, fromPromise, sendTo, setup } from 'xstate'
import { conflicting } from '../../paths/fixtures/nondeterminism.ts'
import { recordingOf } from './recording.ts'

const ship = createMachine({
  id: 's',
  initial: 'port',
  states: {
    port: { on: { sail: 'sea' } },
    sea: {
      type: 'parallel',
      on: { sink: 'gone' },
      states: {
        engine: {
          initial: 'on',
          states: { on: { on: { alarm: 'off', rest: 'off' } }, off: { type: 'final' } },
        },
        crew: {
          initial: 'below',
          states: { below: { on: { alarm: 'deck' } }, deck: { type: 'final' }, hist: { type: 'history' } },
        },
      },
      onDone: 'home',
    },
    gone: { on: { raised: 'sea.crew.hist' } },
    home: { type: 'final' },
  },
} as const) as AnyStateMachine

describe('the recorder over several regions', () => {
  it('has further rows where a transition enters and leaves several states', () => {
    const { actor, lines } = recordingOf(ship)
    actor.send({ type: 'sail' })
    actor.send({ type: 'sink' })
    expect(lines('s')).toEqual([
      ' -> s.port',
      's.port sail 0: s.port -> s.sea.engine.on',
      '+  -> s.sea.crew.below',
      's.sea sink 0: s.sea.engine.on -> s.gone',
      '+ s.sea.crew.below -> ',
    ])
  })

  it('tells both transitions of two regions for one event, and the end they come to together', () => {
    const { actor, lines } = recordingOf(ship)
    actor.send({ type: 'sail' })
    actor.send({ type: 'alarm' })
    expect(lines('s').slice(3)).toEqual([
      's.sea.engine.on alarm 0: s.sea.engine.on -> s.sea.engine.off',
      '+ s.sea.crew.below alarm 0: s.sea.crew.below -> s.sea.crew.deck',
      '+ s.sea xstate.done.state.s.sea 0: s.sea.engine.off -> s.home',
      '+ s.sea.crew.deck ->  .',
    ])
  })

  it('leaves the other region where it is', () => {
    const { actor, lines, resting } = recordingOf(ship)
    actor.send({ type: 'sail' })
    actor.send({ type: 'rest' })
    expect(lines('s').slice(3)).toEqual(['s.sea.engine.on rest 0: s.sea.engine.on -> s.sea.engine.off'])
    expect(resting('s')).toEqual(['s.sea.engine.off', 's.sea.crew.below'])
  })

  it('tells what a history state stood for, in the region that was meant first', () => {
    const { actor, lines } = recordingOf(ship)
    for (const type of ['sail', 'sink', 'raised']) actor.send({ type })
    expect(lines('s').slice(5)).toEqual([
      's.gone raised 0: s.gone -> s.sea.crew.below',
      '+  -> s.sea.engine.on',
    ])
  })

  it('tells only the transition that happens where two regions fight for one event', () => {
    const { actor, lines } = recordingOf(conflicting)
    actor.send({ type: 'alarm' })
    const taken = lines('ship').filter((line) => line.includes('alarm'))
    expect(taken).toHaveLength(1)
    expect(taken[0]).toContain('ship.sailing.engine alarm 0')
  })
})

describe('the recorder over what a machine runs', () => {
  const child = createMachine({
    id: 'child',
    initial: 'asking',
    states: { asking: { on: { said: 'told' } }, told: { type: 'final' } },
  })
  const parent = setup({
    actors: {
      child,
      call: fromPromise(async () => 'answer'),
      broken: fromPromise(() => Promise.reject(new Error('no'))),
    },
  }).createMachine({
    id: 'p',
    initial: 'calling',
    states: {
      calling: { invoke: { id: 'call', src: 'call', onDone: 'failing' } },
      failing: { invoke: { id: 'broken', src: 'broken', onError: 'asking' } },
      asking: {
        invoke: { id: 'child', src: 'child', onDone: 'end' },
        on: { said: { actions: sendTo('child', { type: 'said' }) } },
      },
      end: { type: 'final' },
    },
  })

  it('tells the outcomes of calls, failed ones too, and the rows of each machine for itself', async () => {
    const { actor, lines } = recordingOf(parent)
    await new Promise((resolve) => setTimeout(resolve))
    actor.send({ type: 'said' })
    expect(lines('p')).toEqual([
      ' -> p.calling',
      'p.calling xstate.done.actor.call 0: p.calling -> p.failing',
      'p.failing xstate.error.actor.broken 0: p.failing -> p.asking',
      'p.asking said 0:  -> ',
      'p.asking xstate.done.actor.child 0: p.asking -> p.end .',
    ])
    expect(lines('child')).toEqual([' -> child.asking', 'child.asking said 0: child.asking -> child.told .'])
  })
})
