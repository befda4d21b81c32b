import type { AnyMachineSnapshot } from 'xstate'
import type { StateMeta } from './meta.ts'

/** Where a machine stands. */
export type Place = StateMeta & { state: string; busy: boolean }
export type Screen = Place & { canGoBack: boolean; problem?: string }

/** What tells one screen from another: the merged meta of its states, deeper ones taking precedence. */
export function placeOf(snapshot: AnyMachineSnapshot): Place {
  const metas = Object.entries(snapshot.getMeta() as Record<string, StateMeta | undefined>)
  const byDepth = metas.sort(([a], [b]) => a.split('.').length - b.split('.').length)
  const meta: StateMeta = Object.assign({}, ...byDepth.map(([, one]) => one))
  return { ...meta, state: statePath(snapshot.value), busy: snapshot.hasTag('busy') }
}

/** What a screen needs of a snapshot. */
export function screenOf(snapshot: AnyMachineSnapshot): Screen {
  const problem: unknown = snapshot.context?.problem
  return {
    ...placeOf(snapshot),
    canGoBack: snapshot.status === 'active' && snapshot.can({ type: 'back' }),
    ...(typeof problem === 'string' && { problem }),
  }
}

/** What a screen is called in the address; one that only waits has no place there. */
export const stepOf = (place: Place): string | undefined => (place.busy ? undefined : nameOf(place))

/** What a screen is called, shown for a moment or not. */
export const nameOf = ({ state, step, asks, path }: Place): string | undefined =>
  step ?? ((asks ?? path) === undefined ? undefined : state.split('.')[0])

type StateValue = AnyMachineSnapshot['value']

/** A state value as text: `registrationNumber.lookingUp`, parallel regions joined by ` + `. */
export function statePath(value: StateValue): string {
  if (typeof value === 'string') return value
  return Object.entries(value)
    .map(([key, child]) => {
      const inner = child === undefined ? '' : statePath(child)
      return inner === '' ? key : `${key}.${inner}`
    })
    .join(' + ')
}
