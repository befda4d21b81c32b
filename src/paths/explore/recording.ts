import type { AnyEventObject } from 'xstate'

/** A field that was read from an event, `user.name` for a nested one, and its value. */
export type FieldRead = { field: string; value: unknown }

/** A proxy of an event that records every read in order. */
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

/** Only plain objects and errors can be proxied: the methods of a Date or a Map fail on a proxy. */
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  !Object.isFrozen(value) &&
  (Array.isArray(value) ||
    value instanceof Error ||
    [Object.prototype, null].includes(Object.getPrototypeOf(value)))
