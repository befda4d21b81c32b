import type { AnyStateMachine } from 'xstate'
import { PathsError } from '../error.ts'

/** Something that was meant to be a machine and is none that can be explored. */
export class NoMachine extends PathsError {
  override readonly name = 'NoMachine'
}

/** The XState 5 machine that a value is, by its shape: it may come of another copy of XState. */
export function asMachine(value: unknown, name: string): AnyStateMachine {
  if (!isObject(value)) throw new NoMachine(`${name} is not a state machine.`)
  if ('withContext' in value && 'withConfig' in value) {
    throw new NoMachine(`${name} is a machine of XState 4: only machines of XState 5 can be explored.`)
  }
  if ('logic' in value && 'getSnapshot' in value) return asMachine(value.logic, name)
  if (!('root' in value && 'provide' in value && 'getInitialSnapshot' in value)) {
    throw new NoMachine(`${name} is not a state machine of XState 5.`)
  }
  return value as unknown as AnyStateMachine
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
