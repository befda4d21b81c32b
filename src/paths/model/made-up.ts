/**
 * A method of a value that was made up, as it stands in a path: what it gives, or which of the functions that are
 * given to it it calls, and with what; `0.Right` is the member `Right` of its first argument.
 */
type Method = { '()': { gives?: unknown } | { calls: string; with?: unknown } }

type MadeUpFunction = ((...args: unknown[]) => unknown) & { toJSON: () => Method }

/** The key under which a method is described. */
export const methodKey = '()'

export const isMethod = (value: unknown): value is Method => isPlain(value) && methodKey in value

export const callsOne = (value: unknown): boolean => isMethod(value) && 'calls' in value[methodKey]

export const isMadeUp = (value: unknown): value is MadeUpFunction =>
  typeof value === 'function' && 'toJSON' in value && typeof value.toJSON === 'function'

/** A value as the machine meets it: methods that are described become functions. */
export const revived = (value: unknown): unknown =>
  isMethod(value) ? functionOf(value, (one) => one) : withParts(value, revived)

/** The other way round. */
export const described = (value: unknown): unknown =>
  isMadeUp(value) ? value.toJSON() : withParts(value, described)

/** A method as a function; what it gives, or calls another with, passes through `seen`, with the way to it. */
export function functionOf(
  method: Method,
  seen: (value: unknown, way: string, args: readonly unknown[]) => unknown,
): MadeUpFunction {
  const how = method[methodKey]
  const called = (...args: unknown[]): unknown => {
    if (!('calls' in how)) return seen(revived(how.gives), 'gives', args)
    const callback = functionAt(args, how.calls)
    return callback?.(seen(revived(how.with), 'with', args))
  }
  return Object.assign(called, { toJSON: () => method })
}

/** The functions among what a method was given, each by where it stands. */
export const offeredIn = (args: readonly unknown[]): string[] =>
  args.flatMap((arg, at) => {
    if (typeof arg === 'function') return [String(at)]
    if (!isPlain(arg)) return []
    return Object.keys(arg).flatMap((name) => (functionAt(args, `${at}.${name}`) ? [`${at}.${name}`] : []))
  })

function functionAt(args: readonly unknown[], place: string): ((one: unknown) => unknown) | undefined {
  const [at, ...name] = place.split('.')
  const arg = args[Number(at)]
  const found: unknown = name.length === 0 ? arg : Reflect.get(Object(arg), name.join('.'))
  return typeof found === 'function' ? (one) => found.call(arg, one) : undefined
}

/** The same value where nothing in it changes. */
function withParts(value: unknown, change: (part: unknown) => unknown): unknown {
  if (Array.isArray(value)) {
    const parts = value.map(change)
    return parts.every((part, at) => part === value[at]) ? value : parts
  }
  if (!isPlain(value)) return value
  const parts = Object.entries(value).map(([key, part]) => [key, change(part)] as const)
  return parts.every(([key, part]) => part === value[key]) ? value : Object.fromEntries(parts)
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value))
