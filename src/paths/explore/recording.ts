import type { AnyEventObject } from 'xstate'

/** A field of an event that was asked for, `user.name` for one within another, and what it was. */
export type FieldRead = { field: string; value: unknown }

/** An event like another, which notes in order what is read of it. */
export function recording(event: AnyEventObject, reads: FieldRead[]): AnyEventObject {
  return noting({ ...event }, '', reads)
}

function noting<T extends object>(value: T, above: string, reads: FieldRead[]): T {
  return new Proxy(value, {
    get: (target, name, receiver) => {
      const found: unknown = Reflect.get(target, name, receiver)
      if (typeof name === 'symbol') return found
      const field = `${above}${name}`
      if (field !== 'type') reads.push({ field, value: found })
      return isPlain(found) ? noting(found, `${field}.`, reads) : found
    },
  })
}

/** Other objects know a stand-in from themselves: a Date or a Map would refuse to be read through one. */
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  !Object.isFrozen(value) &&
  (Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value)))
