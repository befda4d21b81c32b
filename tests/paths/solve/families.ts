import { type AnyStateMachine, createMachine } from 'xstate'
import { modelOfMachine } from '#paths/model/of-machine.ts'
import type { Model } from '#paths/types.ts'
import { dice } from './dice.ts'

/** Machines of any size whose optimum is known, or hard to guess. */
export const families = {
  /** There and back, one after the other. */
  chain: (size: number): AnyStateMachine =>
    machineOf('chain', size, (at) => ({
      ...(at + 1 < size && { NEXT: at + 1 }),
      ...(at > 0 && { BACK: at - 1 }),
    })),
  /** From the middle to every other state, and back. */
  hub: (size: number): AnyStateMachine =>
    machineOf('hub', size, (at) =>
      at === 0
        ? Object.fromEntries(Array.from({ length: size - 1 }, (_, spoke) => [`TO_${spoke + 1}`, spoke + 1]))
        : { [`BACK_${at}`]: 0 },
    ),
  /** Two rails, up which there is no way back, and a rung at each step. */
  ladder: (size: number): AnyStateMachine =>
    machineOf('ladder', size, (at) => ({
      ...(at + 2 < size && { NEXT: at + 2 }),
      CROSS: at % 2 === 0 ? at + 1 : at - 1,
    })),
  /** To the right and down only, as near to a square as the size allows. */
  grid: (size: number): AnyStateMachine => {
    const width = widthOf(size)
    return machineOf('grid', size, (at) => ({
      ...((at + 1) % width !== 0 && { RIGHT: at + 1 }),
      ...(at + width < size && { DOWN: at + width }),
    }))
  },
}

/** So many events at each state, each leading somewhere by chance; every state is reached. */
export function web(size: number, events: number): AnyStateMachine {
  const roll = dice(size)
  return machineOf('web', size, (at) =>
    Object.fromEntries(
      Array.from({ length: events }, (_, event) => [
        `GO_${event}`,
        event === 0 && at + 1 < size ? at + 1 : roll(size),
      ]),
    ),
  )
}

export const modelOfFamily = (machine: AnyStateMachine): Model => modelOfMachine(machine, { key: machine.id })

/** The least width, of at least the square root, that divides the size. */
function widthOf(size: number): number {
  let width = Math.ceil(Math.sqrt(size))
  while (size % width !== 0) width += 1
  return width
}

function machineOf(id: string, size: number, moves: (at: number) => Record<string, number>): AnyStateMachine {
  const name = (at: number) => `s${at}`
  const named = (at: number) =>
    Object.fromEntries(Object.entries(moves(at)).map(([event, to]) => [event, name(to)]))
  const states = Object.fromEntries(Array.from({ length: size }, (_, at) => [name(at), { on: named(at) }]))
  return createMachine({ id, initial: name(0), states })
}
