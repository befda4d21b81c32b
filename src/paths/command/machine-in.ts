import type { AnyStateMachine } from 'xstate'
import type { Subject } from '#machines/subject.ts'
import { PathsError } from '../error.ts'

type Some = Record<PropertyKey, unknown>

/** A machine of XState 5, or why it is none. */
export function machineIn(value: unknown, where: string): AnyStateMachine {
  if (!isObject(value)) throw new PathsError(`${where} is no machine: it is ${kindOf(value)}.`)
  if ('__xstatenode' in value && 'getInitialSnapshot' in value && 'root' in value) {
    const machine = value as unknown as AnyStateMachine
    const old = oldWord(machine.config)
    if (old)
      throw new PathsError(
        `${where} is written for XState 4 ("${old}" means nothing to XState 5): only machines of XState 5 are walked.`,
      )
    return machine
  }
  if ('__xstatenode' in value || ('withContext' in value && 'initialState' in value)) {
    throw new PathsError(`${where} is a machine of XState 4: only machines of XState 5 are walked.`)
  }
  if ('machine' in value)
    throw new PathsError(`${where} is no subject: it lacks starts, events, outcomes or identity.`)
  throw new PathsError(`${where} is no machine: it is an object without states of XState.`)
}

/** Whether this is a machine with what a tester needs to walk it. */
export const isSubject = (value: unknown): value is Subject =>
  isObject(value) &&
  ['starts', 'outcomes', 'identity'].every((key) => typeof value[key] === 'function') &&
  isObject(value.events) &&
  isObject(value.machine)

const isObject = (value: unknown): value is Some => typeof value === 'object' && value !== null

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return String(value)
  return `a ${typeof value}`
}

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
