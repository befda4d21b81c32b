import { assign, setup } from 'xstate'
import { modelOfMachine } from '#paths/model/of-machine.ts'
import type { Model } from '#paths/types.ts'
import type { Dice } from '../solve/dice.ts'

/** A small machine by chance, with a counter that guards read and events move, and one or two ways to begin. */
export function guardedModel(roll: Dice): Model {
  const names = ['s0', 's1', 's2', 's3'].slice(0, 2 + roll(3))
  const name = () => names[roll(names.length)] ?? 's0'
  const branch = () => ({
    target: name(),
    ...(roll(3) === 0 && { guard: { type: 'isAt' as const, params: { count: roll(3) } } }),
    ...(roll(3) === 0 && { actions: 'count' as const }),
  })
  const on = () =>
    Object.fromEntries(['a', 'b', 'c'].flatMap((event) => (roll(3) === 0 ? [] : [[event, branches()]])))
  const branches = () => (roll(4) === 0 ? [branch(), branch()] : [branch()])
  const states = Object.fromEntries(names.map((state) => [state, { on: on() }]))
  const machine = setup({
    types: { context: {} as { count: number }, input: {} as { count?: number } | undefined },
    guards: { isAt: ({ context }, { count }: { count: number }) => context.count === count },
    actions: { count: assign({ count: ({ context }) => (context.count + 1) % 3 }) },
  }).createMachine({
    id: 'guarded',
    context: ({ input }) => ({ count: input?.count ?? 0 }),
    initial: 's0',
    states,
  })
  const model = modelOfMachine(machine, { key: 'guarded', inputs: [undefined] })
  const later = { name: 'later', input: { count: 1 } }
  return roll(3) === 0 ? { ...model, starts: [...model.starts, later] } : model
}
