import { describe, expect, test } from 'vitest'
import { assign, createMachine, fromPromise, log } from 'xstate'
import { modelOfMachine } from '#paths/model/of-machine.ts'
import { generate } from '#paths/suite/generate.ts'
import type { Options } from '#paths/types.ts'
import { falseClaims } from '../criteria/claims.ts'

type Held = { context: { user: { name: string } | null } }
const nameOf = ({ context }: Held) => context.user?.name.length ?? nobody()
const nobody = (): never => {
  throw new Error('nobody is here')
}
const criteria: Options[] = [
  { criterion: 'transitions' },
  { criterion: 'negative' },
  { criterion: 'n-switch' },
]

/** Somebody has to be loaded before they can be shown, though no guard says so. */
const screen = (order: readonly string[], shown: { actions?: unknown; state?: object; output?: unknown }) => {
  const load = { target: 'ready', actions: assign({ user: () => ({ name: 'Ann' }) }) }
  const all: Record<string, unknown> = { LOAD: load, SKIP: { target: 'ready' } }
  return createMachine({
    id: 'screen',
    initial: 'empty',
    context: { user: null, label: 0 },
    states: {
      empty: { on: Object.fromEntries(order.map((type) => [type, all[type]])) },
      ready: { on: { SHOW: { target: 'shown', actions: shown.actions }, HIDE: 'hidden' } },
      shown: { ...shown.state, on: { END: 'over' } },
      hidden: {},
      over: { type: 'final' },
    },
    output: shown.output,
  } as Parameters<typeof createMachine>[0])
}

const labelled = assign({ label: nameOf as () => number })

describe.each([
  ['found first', ['LOAD', 'SKIP']],
  ['found last', ['SKIP', 'LOAD']],
])('a state in which an action does not fail, %s', (_, order) => {
  test.each([
    ['an assignment', { actions: labelled }],
    ['an assignment on entry, after another', { actions: assign({ label: 1 }), state: { entry: labelled } }],
    ['what is logged', { actions: log(nameOf as () => number) }],
    ['what a call is given', { state: { invoke: { src: fromPromise(async () => 1), input: nameOf } } }],
    ['the output of the machine', { output: nameOf }],
  ])('is told from one in which it does: %s', async (_, shown) => {
    for (const options of criteria) {
      const model = modelOfMachine(screen(order, shown), { key: 'screen' })
      const suite = await generate(model, options)
      const faults = await falseClaims(model, suite, options)
      const lost = suite.uncovered
      expect({ ...options, faults, lost }).toEqual({ ...options, faults: [], lost: [] })
      expect(suite.covered).toBeGreaterThan(3)
    }
  })
})
