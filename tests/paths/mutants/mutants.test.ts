import { describe, expect, test } from 'vitest'
import { fromPromise, setup } from 'xstate'
import { catalogue } from '#machines/catalogue.ts'
import { keptSuite } from '#paths/cache/cached-suite.ts'
import { dayOfSuites } from '#paths/cache/day.ts'
import { modelOfMachine } from '#paths/model/of-machine.ts'
import { catches } from '#paths/mutants/catches.ts'
import { reconfigured } from '#paths/mutants/config.ts'
import { type Mutant, mutantsOf } from '#paths/mutants/mutants.ts'
import { rowsOf } from '#paths/mutants/table.ts'
import { generate } from '#paths/suite/generate.ts'
import { dice } from '../solve/dice.ts'

/** Of a machine with more extra transitions than this, some are drawn. */
const mostExtras = 40

function drawn(mutants: readonly Mutant[]): Mutant[] {
  const roll = dice(mutants.length)
  const order = mutants.map((mutant) => ({ mutant, place: roll(1_000_000) }))
  return order
    .sort((one, other) => one.place - other.place)
    .slice(0, mostExtras)
    .map(({ mutant }) => mutant)
}

const extrasOf = ({ machine, events }: (typeof catalogue)[number]) =>
  mutantsOf(machine, Object.keys(events)).filter(({ kind }) => kind === 'extra transition')

describe('the suite with refusals', { timeout: 180_000 }, () => {
  test.each(catalogue)('catches every extra transition in $key', async (testModel) => {
    const { paths } = await keptSuite(testModel, dayOfSuites, { criterion: 'negative' })
    const rows = rowsOf(testModel.machine, drawn(extrasOf(testModel)), { negative: paths })
    expect(rows.flatMap(({ missed }) => missed)).toEqual([])
  })

  test('is needed for that: transition coverage catches none of them in the lifecycle', async () => {
    const lifecycle = catalogue.filter(({ key }) => key === 'lifecycle')
    for (const testModel of lifecycle) {
      const { paths } = await keptSuite(testModel, dayOfSuites)
      const extras = drawn(extrasOf(testModel))
      expect(extras).toHaveLength(mostExtras)
      expect(extras.filter((mutant) => catches(paths, mutant.machine()))).toEqual([])
    }
  })
})

const door = setup({ actors: { mending: fromPromise(async () => 'mended') } }).createMachine({
  id: 'door',
  initial: 'shut',
  context: { locked: false },
  states: {
    shut: { on: { open: [{ guard: ({ context }) => context.locked, target: 'jammed' }, 'ajar'] } },
    ajar: { always: { target: 'open' } },
    open: { on: { shut: 'shut', knock: {} }, after: { 100: 'shut' } },
    jammed: { invoke: { id: 'mend', src: 'mending', onDone: 'shut' } },
  },
})

describe('mutants of a machine', () => {
  const mutants = mutantsOf(door, ['open', 'shut'])
  const suite = async (criterion: 'transitions' | 'negative') =>
    (await generate(modelOfMachine(door, { key: 'door' }), { criterion })).paths

  test('redirect, remove or add each transition', () => {
    const count = (kind: string) => mutants.filter((mutant) => mutant.kind === kind).length
    expect(['wrong target', 'missing transition', 'extra transition'].map(count)).toEqual([7 * 3, 7, 4])
    expect(mutants.map(({ fault }) => fault)).toEqual(
      expect.arrayContaining([
        'door.shut open 1 leads to door.jammed',
        'door.open xstate.after.100.door.open 0 is missing',
        'door.jammed xstate.done.actor.mend 0 leads to door.open',
        'door.open accepts open and leads to door.shut',
      ]),
    )
  })

  test('are separate machines that differ in one transition', () => {
    const counts = mutants.map((mutant) => [mutant.kind, JSON.stringify(mutant.machine().config)] as const)
    expect(new Set(counts.map(([, config]) => config)).size).toBe(mutants.length)
  })

  test('are caught when the state shows them, and the original machine passes', async () => {
    const negative = await suite('negative')
    expect(
      catches(
        negative,
        reconfigured(door, door.root, (config) => config),
      ),
    ).toBe(false)
    const missed = rowsOf(door, mutants, { negative }).flatMap((row) => row.missed)
    // The door is never locked, so nobody goes where it is jammed; whoever stands ajar is open at once.
    expect(missed.filter((fault) => !/jammed|shut open 0/.test(fault))).toEqual([
      'door.shut open 1 leads to door.open',
      'door.open knock 0 leads to door.ajar',
      'door.open knock 0 is missing',
    ])
  })

  test('are not measured with a suite that fails on the original machine', async () => {
    const negative = await suite('negative')
    const other = reconfigured(door, door.root, (config) => ({ ...config, initial: 'open' }))
    expect(() => rowsOf(other, [], { negative })).toThrow(
      'The negative suite of door fails on the machine itself.',
    )
  })
})
