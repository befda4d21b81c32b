import { expect, test } from 'vitest'
import { createActor, createMachine, fromPromise } from 'xstate'
import { UserError } from '#cli/errors.ts'
import { asMachine } from '#cli/load-machine.ts'

test('a machine of XState 5 is taken as it is, and an actor as the machine it runs', () => {
  const machine = createMachine({})
  expect(asMachine(machine, 'machine')).toBe(machine)
  expect(asMachine(createActor(machine), 'actor')).toBe(machine)
})

test('a machine of XState 4 is refused in one sentence', () => {
  const old = {
    __xstatenode: true,
    withContext: () => old,
    withConfig: () => old,
    initialState: {},
    transition: () => ({}),
  }
  expect(() => asMachine(old, 'light.ts#lightMachine')).toThrow(UserError)
  expect(() => asMachine(old, 'light.ts#lightMachine')).toThrow(
    'light.ts#lightMachine is a machine of XState 4: only machines of XState 5 can be explored.',
  )
})

test.each([
  ['nothing', undefined],
  ['a text', 'machine'],
  ['a definition nobody made a machine of', { id: 'm', states: {} }],
  ['a promise actor', fromPromise(() => Promise.resolve())],
])('%s is refused', (_, value) => {
  expect(() => asMachine(value, 'it')).toThrow(/^it is not a state machine/)
})
