import { functionOf, isMadeUp, isMethod, methodKey, offeredIn } from '../model/made-up.ts'

/** What a machine read of a value that it was given: a field, `user.name` for a nested one, and what stood there. */
export type FieldRead = {
  field: string
  value: unknown
  /** It went through all fields of it, as `{ ...event.data }` does. */
  isListed?: true
  /** A method was called, and these functions were given to it, each by where it stands. */
  offered?: readonly string[]
}

/** A proxy of a value that records every read in order; methods that are described in it become functions. */
export function recording<T extends object>(value: T, reads: FieldRead[]): T {
  return noting(Array.isArray(value) ? value : Object.assign({}, value), '', reads) as T
}

function noting(value: object, above: string, reads: FieldRead[]): object {
  return new Proxy(value, {
    get: (target, name, receiver) => {
      const found: unknown = Reflect.get(target, name, receiver)
      if (typeof name === 'symbol') return found
      const field = `${above}${name}`
      // A list has no fields but its elements.
      if (field !== 'type' && (!Array.isArray(target) || isIndex.test(name)))
        reads.push({ field, value: found })
      return noted(found, field, reads)
    },
    has: (target, name) => {
      if (typeof name === 'string') reads.push({ field: `${above}${name}`, value: Reflect.get(target, name) })
      return Reflect.has(target, name)
    },
    ownKeys: (target) => {
      if (above !== '') reads.push({ field: above.slice(0, -1), value: target, isListed: true })
      return Reflect.ownKeys(target)
    },
  })
}

function noted(found: unknown, field: string, reads: FieldRead[]): unknown {
  const method = isMadeUp(found) ? found.toJSON() : found
  if (!isMethod(method)) return isPlain(found) ? noting(found, `${field}.`, reads) : found
  return functionOf(method, (value, way, args) => {
    const place = `${field}.${methodKey}`
    reads.push({ field: place, value: method, offered: offeredIn(args) })
    reads.push({ field: `${place}.${way}`, value })
    return noted(value, `${place}.${way}`, reads)
  })
}

const isIndex = /^\d+$/

/** Only plain objects and errors can be proxied: the methods of a Date or a Map fail on a proxy. */
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  !Object.isFrozen(value) &&
  (Array.isArray(value) ||
    value instanceof Error ||
    [Object.prototype, null].includes(Object.getPrototypeOf(value)))
