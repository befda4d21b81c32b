import type { AnyMachineSnapshot } from 'xstate'
import { PathsError } from '../error.ts'
import { isMadeUp } from './made-up.ts'

/** A context that cannot tell two states apart by any text of it. */
export class UnserialisableContext extends PathsError {
  override readonly name = 'UnserialisableContext'
}

/**
 * A value as one text, equal for equal values and different for different ones: keys in order; Map, Set, Date,
 * BigInt, undefined, NaN and the like kept apart; actors by where they come from. What has no such text (a cycle, a
 * function, something that shows nothing of what it holds) is refused, with the way to it.
 */
export function textOf(value: unknown, path = 'context'): string {
  return write(value, path, new Set())
}

/** What the history states of a machine remember. */
export function historyText({ historyValue }: AnyMachineSnapshot): string {
  const remembered = Object.entries(historyValue).map(([id, nodes]) => [
    id,
    nodes.map((node) => node.id).sort(),
  ])
  return remembered.length === 0 ? '' : JSON.stringify(remembered.sort())
}

function write(value: unknown, path: string, above: Set<object>): string {
  if (typeof value === 'bigint') return `${value}n`
  if (isMadeUp(value)) return `method(${write(value.toJSON(), path, above)})`
  if (typeof value === 'function') throw refused(path, 'is a function')
  if (typeof value === 'symbol') return symbolText(value, path)
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : String(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  if (above.has(value)) throw refused(path, 'leads back to itself')
  above.add(value)
  const text = writeObject(value, path, above)
  above.delete(value)
  return text
}

function writeObject(value: object, path: string, above: Set<object>): string {
  const inner = (one: unknown, name: string) => write(one, `${path}${name}`, above)
  if (Array.isArray(value)) return `[${value.map((one, at) => inner(one, `[${at}]`)).join()}]`
  if (value instanceof Set)
    return `Set(${[...value]
      .map((one) => inner(one, '{}'))
      .sort()
      .join()})`
  if (value instanceof Map) {
    const entries = [...value].map(([key, one]) => `${inner(key, '{}')}:${inner(one, `{${String(key)}}`)}`)
    return `Map(${entries.sort().join()})`
  }
  const known = knownText(value)
  if (known !== undefined) return known
  const entries = Object.entries(value)
  if (entries.length === 0 && !isPlain(value)) return opaqueText(value, path)
  const written = entries
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, one]) => `${JSON.stringify(key)}:${inner(one, `.${key}`)}`)
  return `${isPlain(value) ? '' : value.constructor.name}{${written.join()}}`
}

/** Objects that hold what they are out of sight of their keys. */
function knownText(value: object): string | undefined {
  if (value instanceof Date) return `Date(${value.getTime()})`
  if (value instanceof Error) return `Error(${JSON.stringify([value.name, value.message])})`
  if (value instanceof RegExp || value instanceof URL) return `${value.constructor.name}(${value})`
  if (value instanceof ArrayBuffer) return `ArrayBuffer(${new Uint8Array(value)})`
  if (ArrayBuffer.isView(value))
    return `${value.constructor.name}(${new Uint8Array(value.buffer, value.byteOffset, value.byteLength)})`
  return isActor(value) ? actorText(value) : undefined
}

/** Temporal, decimals and the like say by `toJSON` what they are. */
function opaqueText(value: object, path: string): string {
  if ('toJSON' in value && typeof value.toJSON === 'function') {
    return `${value.constructor.name}(${JSON.stringify(value.toJSON())})`
  }
  throw refused(path, `is a ${value.constructor.name}, which shows nothing of what it holds`)
}

function symbolText(value: symbol, path: string): string {
  const key = Symbol.keyFor(value)
  if (key === undefined) throw refused(path, 'is a symbol of its own')
  return `Symbol(${key})`
}

const refused = (path: string, why: string) =>
  new UnserialisableContext(
    `${path} ${why}, so two states cannot be told apart by it: name the fields of the context that tell them apart.`,
  )

const isPlain = (value: object): boolean =>
  Object.getPrototypeOf(value) === null || Object.getPrototypeOf(Object.getPrototypeOf(value)) === null

type Actor = { id: string; sessionId?: string; src?: unknown }

const isActor = (value: object): value is Actor => 'id' in value && 'getSnapshot' in value && 'send' in value

/** An actor that was given no id has that of its session, which is another one at every step. */
function actorText({ id, sessionId, src }: Actor): string {
  const name = id === sessionId ? '' : id
  return `actor(${name} ${typeof src === 'string' ? src : ''})`
}
