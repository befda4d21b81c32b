import { PathsError } from '../error.ts'

/** A context that cannot tell two states apart by any text of it. */
export class UnserialisableContext extends PathsError {}

/**
 * A value as one text, equal for equal values: keys in order, Map, Set, Date, BigInt and undefined kept apart.
 * A cycle has no such text and is refused.
 */
export function textOf(value: unknown): string {
  return write(value, new Set())
}

function write(value: unknown, above: Set<object>): string {
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value === 'function' || typeof value === 'symbol') return typeof value
  if (typeof value !== 'object' || value === null)
    return Object.is(value, -0) ? '-0' : (JSON.stringify(value) ?? String(value))
  if (above.has(value))
    throw new UnserialisableContext('The context refers to itself, so no two states could be told apart.')
  above.add(value)
  const text = writeObject(value, above)
  above.delete(value)
  return text
}

function writeObject(value: object, above: Set<object>): string {
  const inner = (one: unknown) => write(one, above)
  if (value instanceof Date) return `Date(${value.getTime()})`
  if (value instanceof Error) return `Error(${JSON.stringify(value.message)})`
  if (value instanceof Set) return `Set(${[...value].map(inner).sort().join()})`
  if (value instanceof Map) {
    return `Map(${[...value]
      .map(([key, one]) => `${inner(key)}:${inner(one)}`)
      .sort()
      .join()})`
  }
  if (Array.isArray(value)) return `[${value.map(inner).join()}]`
  if (isActor(value)) return `actor(${value.id})`
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${inner(one)}`).join()}}`
}

const isActor = (value: object): value is { id: string } =>
  'id' in value && 'getSnapshot' in value && 'send' in value
