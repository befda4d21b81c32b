import { expect, test } from 'vitest'
import { type AnyStateMachine, createMachine, raise, setup } from 'xstate'
import { playwright } from '#paths/formats/playwright.ts'
import { modelOfMachine } from '#paths/model/of-machine.ts'
import { generate } from '#paths/suite/generate.ts'

const written = async (machine: AnyStateMachine) => {
  const model = modelOfMachine(machine, { key: machine.id })
  const suite = await generate(model)
  const timers = suite.paths.flatMap(({ events }) => events.map(({ type, elapses }) => [type, elapses]))
  return { file: [...playwright(suite, model, {})].join(''), timers }
}

const clockGoesOn = 'const ms = elapses ?? wait ?? delays[type] ?? 0'

test('the clock of the page goes on by a delay with a name', async () => {
  const machine = setup({ delays: { patience: 9_000 } }).createMachine({
    id: 'named',
    initial: 'waiting',
    states: { waiting: { after: { patience: 'late' } }, late: {} },
  })
  const { file, timers } = await written(machine)
  expect(timers).toEqual([['xstate.after.patience.named.waiting', 9_000]])
  expect(file).toContain(clockGoesOn)
  expect(file).toContain('await page.clock.install()')
  expect(file).toContain("  'xstate.after.patience.named.waiting': 9000,")
  expect(file).not.toContain('waited for')
})

test('of a delay that chance decides the file says that it is waited for', async () => {
  const machine = setup({ delays: { whim: () => Math.random() * 1_000, patience: 9_000 } }).createMachine({
    id: 'chance',
    initial: 'waiting',
    states: { waiting: { after: { whim: 'late' } }, late: { after: { patience: 'over' } }, over: {} },
  })
  const { file, timers } = await written(machine)
  expect(timers).toContainEqual(['xstate.after.whim.chance.waiting', undefined])
  expect(file).toContain(
    "// Decided by the machine's code: when 'xstate.after.whim.chance.waiting' comes. Where a step of that says no `elapses`, it is waited for.",
  )
  expect(file).toContain("  'xstate.after.patience.chance.late': 9000,")
})

test('of two timers that run beside each other the second is due as much later', async () => {
  const machine = createMachine({
    id: 'both',
    type: 'parallel',
    states: {
      one: { initial: 'on', states: { on: { after: { 1000: 'off' } }, off: {} } },
      other: { initial: 'on', states: { on: { after: { 1500: 'off' } }, off: {} } },
    },
  })
  expect((await written(machine)).timers.map(([, elapses]) => elapses)).toEqual([1_000, 500])
})

test('an event that is raised later comes by itself, and the clock of the page goes on until then', async () => {
  const machine = createMachine({
    id: 'later',
    initial: 'waiting',
    states: { waiting: { entry: raise({ type: 'late' }, { delay: 500 }), on: { late: 'over' } }, over: {} },
  })
  const { file } = await written(machine)
  expect(file).toContain(clockGoesOn)
  expect(file).toContain("if (!type.startsWith('xstate.') && !due)")
})

test('a page without timers keeps its clock', async () => {
  const machine = createMachine({ id: 'plain', initial: 'a', states: { a: { on: { go: 'b' } }, b: {} } })
  expect((await written(machine)).file).not.toContain('clock')
})
