import { assign, setup } from 'xstate'
import { modelOfMachine } from '#paths/model/of-machine.ts'

const machine = setup({
  types: { context: {} as { presses: number } },
  guards: { isFresh: ({ context }) => context.presses < 2 },
  actions: { count: assign({ presses: ({ context }) => context.presses + 1 }) },
}).createMachine({
  id: 'limited',
  context: { presses: 0 },
  initial: 'on',
  states: {
    on: { on: { press: [{ guard: 'isFresh', actions: 'count' }, { target: 'off' }] } },
    off: {},
  },
})

/** A button that can be pressed twice before it goes off. */
export const limited = modelOfMachine(machine, { key: 'limited' })
