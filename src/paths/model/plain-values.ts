import { addDays } from '#machines/rules/calendar.ts'
import { requirements, type SchemaPart } from './schema-part.ts'

export type Hints = {
  today: string
  /** Numbers and texts that stand in the guard. */
  literals: readonly unknown[]
}

/** Values that one plain schema may let through: both ends of its range, the guard's literals, days around today. */
export function plainNear(schema: SchemaPart, value: unknown, { today, literals }: Hints): unknown[] {
  const bounds = requirements(
    schema,
    'min_value',
    'max_value',
    'gt_value',
    'lt_value',
    'value',
    'values',
  ).flat()
  const numbers = [...bounds, ...literals].filter((one) => typeof one === 'number')
  if (schema.type === 'boolean') return [true, false]
  if (schema.type === 'number') return [0, 1, -1, ...numbers.flatMap(around)]
  if (schema.type === 'bigint')
    return [
      0n,
      1n,
      ...bounds.filter((one) => typeof one === 'bigint').flatMap((one) => [one - 1n, one, one + 1n]),
    ]
  if (schema.type === 'date') {
    return bounds.flatMap((one) =>
      one instanceof Date ? around(one.getTime()).map((ms) => new Date(ms)) : [],
    )
  }
  if (schema.type === 'string') return [...textsNear(schema, value, today, numbers), ...literals, ...bounds]
  return [undefined, null, '', true, false, ...literals]
}

const aDay = /^\d{4}-\d\d-\d\d$/
const furthest = 50_000

/** Texts of every length at the ends of what is allowed; days around today where it is one. */
function textsNear(schema: SchemaPart, value: unknown, today: string, numbers: readonly number[]): string[] {
  const text = typeof value === 'string' && value !== '' ? value : 'a'
  const lengths = requirements(schema, 'min_length', 'max_length', 'length').flatMap((one) =>
    around(Number(one)),
  )
  const cut = [0, 1, ...lengths]
    .filter((length) => length >= 0 && length <= furthest)
    .map((length) => text.repeat(Math.ceil(length / text.length)).slice(0, length))
  const isDay = aDay.test(text) || requirements(schema, 'iso_date').length > 0
  const offsets = [0, ...numbers.filter((one) => Number.isInteger(one) && Math.abs(one) < furthest)]
  return isDay
    ? offsets.flatMap((one) => [...around(one), ...around(-one)]).map((days) => addDays(today, days))
    : cut
}

/** A number and its neighbours. */
export const around = (one: number): number[] => [one - 1, one, one + 1]
