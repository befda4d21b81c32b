import { PathsError } from '../error.ts'
import { isMadeUp } from '../model/made-up.ts'

/** A value as JSON that says the same when it is read again; what JSON would change is refused. */
export const jsonOf = (value: unknown): string => JSON.stringify(value, keepable)

function keepable(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const kind = isMadeUp(this[key]) ? undefined : unkeepable(this[key])
  if (kind !== undefined) throw new PathsError(`JSON cannot hold the ${kind} that stands under "${key}".`)
  return value
}

function unkeepable(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : String(value)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return ['bigint', 'function', 'symbol'].includes(typeof value) ? typeof value : undefined
  }
  const prototype: object | null = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype ? undefined : prototype.constructor.name
}
