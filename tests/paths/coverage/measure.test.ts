import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import type { TestModel } from '#machines/core/test-model.ts'
import { measure } from '#paths/coverage/measure.ts'
import { modelOfMachine } from '#paths/model/of-machine.ts'
import type { Result, WalkResult } from '#paths/run/result.ts'
import { generate } from '#paths/suite/generate.ts'

const machine = createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { press: 'lit' } },
    lit: { initial: 'dim', on: { pull: 'gone' }, states: { dim: { on: { press: 'bright' } }, bright: {} } },
    gone: {},
  },
})
const suite = await generate(modelOfMachine(machine, { key: 'lamp' }), { criterion: 'negative' })
const testModel: TestModel = {
  key: 'lamp',
  title: 'Lamp',
  machine,
  events: {},
  starts: () => [],
  outcomes: () => ({}),
  identity: () => undefined,
}

const aWalk = (different: Partial<WalkResult> = {}): WalkResult => ({
  kind: 'walk',
  level: 'server',
  machine: 'lamp',
  criterion: 'negative',
  suite: 'now',
  path: 'aa11',
  start: 'its beginning',
  taken: ['lamp.off press 0'],
  refused: ['off refuses pull'],
  passed: true,
  ms: 1,
  ...different,
})
const serverOf = (...results: Result[]) => measure(testModel, suite, results).levels[0]

describe('the coverage of a level', () => {
  it('counts transitions, the states they enter, inner ones included, and refusals', () => {
    expect(serverOf(aWalk())).toMatchObject({
      transitions: { covered: 1, elsewhere: 0, total: 3 },
      states: { covered: 3, elsewhere: 0, total: 5 },
      refusals: { covered: 1 },
      taken: { 'lamp.off press 0': 1 },
    })
  })

  it('names what no walk took', () => {
    const missing = serverOf(aWalk())?.uncovered.filter(({ target }) => !target.includes('refuses'))
    expect(missing).toEqual([
      { target: 'lamp.lit pull 0', reason: 'no walk took it', elsewhere: false },
      { target: 'lamp.lit.dim press 0', reason: 'no walk took it', elsewhere: false },
      { target: 'lamp.lit.bright', reason: 'no walk entered it', elsewhere: false },
      { target: 'lamp.gone', reason: 'no walk entered it', elsewhere: false },
    ])
  })

  it('lists what it leaves to other levels, and the states that only this leads to', () => {
    const reasons = { 'lamp.lit pull 0': 'nobody pulls here' }
    const level = serverOf(aWalk(), {
      kind: 'beyond',
      level: 'server',
      machine: 'lamp',
      suite: 'now',
      reasons,
    })
    expect(level).toMatchObject({ transitions: { elsewhere: 1 }, states: { elsewhere: 1 } })
    expect(level?.uncovered).toContainEqual({
      target: 'lamp.gone',
      reason: 'nobody pulls here',
      elsewhere: true,
    })
  })

  it('leaves all refusals to other levels when it tries none', () => {
    const level = serverOf(aWalk({ refused: [] }))
    expect(level?.refusals).toMatchObject({ covered: 0, elsewhere: level?.refusals.total })
  })

  it('counts a path walked on two databases once, as failed if either failed', () => {
    const failed = aWalk({ passed: false, failure: { step: 1, state: 'off', shortest: [] } })
    const level = serverOf(aWalk(), failed, aWalk())
    expect(level?.paths).toMatchObject([{ id: 'aa11', passed: false }])
    expect(level?.taken).toEqual({ 'lamp.off press 0': 1 })
  })

  it('ignores transitions of other machines', () => {
    expect(serverOf(aWalk({ taken: ['motor.make back 0'] }))?.taken).toEqual({})
  })

  it('covers only the levels that walked the machine', () => {
    expect(measure(testModel, suite, [aWalk({ machine: 'door' })]).levels).toEqual([])
    expect(measure(testModel, suite, [aWalk({ level: 'browser' })]).levels).toMatchObject([
      { level: 'browser' },
    ])
  })
})
