import type { AnyMachineSnapshot } from 'xstate'
import type { StateMeta } from './meta.ts'

export type Screen = StateMeta & { state: string; busy: boolean; canGoBack: boolean; problem?: string }

/** What a screen needs of a snapshot: the meta of its states, deeper ones over shallower ones. */
export function screenOf(snapshot: AnyMachineSnapshot): Screen {
  const metas = Object.entries(snapshot.getMeta() as Record<string, StateMeta | undefined>)
  const byDepth = metas.sort(([a], [b]) => a.split('.').length - b.split('.').length)
  const meta: StateMeta = Object.assign({}, ...byDepth.map(([, one]) => one))
  const problem: unknown = snapshot.context?.problem
  return {
    ...meta,
    state: statePath(snapshot.value),
    busy: snapshot.hasTag('busy'),
    canGoBack: snapshot.status === 'active' && snapshot.can({ type: 'back' }),
    ...(typeof problem === 'string' && { problem }),
  }
}

type StateValue = AnyMachineSnapshot['value']

/** A state value as one readable word: `registrationNumber.lookingUp`, parallel regions joined by ` + `. */
export function statePath(value: StateValue): string {
  if (typeof value === 'string') return value
  return Object.entries(value)
    .map(([key, child]) => {
      const inner = child === undefined ? '' : statePath(child)
      return inner === '' ? key : `${key}.${inner}`
    })
    .join(' + ')
}
