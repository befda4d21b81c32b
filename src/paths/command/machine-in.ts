import type { AnyStateMachine } from 'xstate'
import type { Subject } from '#machines/subject.ts'
import { PathsError } from '../error.ts'
import { asMachine } from '../model/as-machine.ts'

type Some = Record<PropertyKey, unknown>

/** A machine of XState 5, or why it is none. */
export function machineIn(value: unknown, where: string): AnyStateMachine {
  const machine = asMachine(value, where)
  const old = oldWord(machine.config)
  if (old === undefined) return machine
  throw new PathsError(
    `${where} is written for XState 4: "${old}" means nothing to XState 5, whose machines alone are walked.`,
  )
}

/** Whether this is a machine with what a tester needs to walk it. */
export const isSubject = (value: unknown): value is Subject =>
  isObject(value) &&
  ['starts', 'outcomes', 'identity'].every((key) => typeof value[key] === 'function') &&
  isObject(value.events) &&
  isObject(value.machine)

const isObject = (value: unknown): value is Some => typeof value === 'object' && value !== null

const oldWords = ['cond', 'activities', 'services', 'preserveActionOrder', 'predictableActionArguments']

/** A key that XState 4 knew and XState 5 passes over in silence. */
function oldWord(config: unknown): string | undefined {
  if (Array.isArray(config)) return config.map(oldWord).find((word) => word !== undefined)
  if (!isObject(config)) return undefined
  const parts = [config.on, config.after, config.states].flatMap((one) =>
    isObject(one) ? Object.values(one) : [],
  )
  const own = oldWords.find((word) => word in config)
  return own ?? [...parts, config.always].map(oldWord).find((word) => word !== undefined)
}
