import { around, type Hints, plainNear } from './plain-values.ts'
import { isOptional, partsOf, requirements, type SchemaPart, smallest } from './schema-part.ts'

/** How far into schemas within schemas: one may refer to itself. */
const deepest = 6

/**
 * Values like one that a schema lets through, but for one part each: every option and variant, both ends of every
 * range and what lies just within and beyond them, nothing where it may be left out, and the literals of the guard.
 */
export function valuesNear(schema: SchemaPart, value: unknown, hints: Hints, depth = 0): unknown[] {
  if (depth > deepest) return []
  const inner = (part: SchemaPart, one: unknown) => valuesNear(part, one, hints, depth + 1)
  const { type, entries, item, items, wrapped, options = [], literal, getter } = schema
  if (entries) return entriesNear(entries, value, inner)
  if (type === 'array' && item) return arraysNear(schema, item, value, inner)
  if (items)
    return items.flatMap((part, at) => inner(part, elementOf(value, at)).map((one) => placed(value, at, one)))
  if (type === 'union' || type === 'variant')
    return partsOf(schema).flatMap((part) => optionNear(part, value, inner))
  if (type === 'intersect') return partsOf(schema).flatMap((part) => inner(part, value))
  if (type === 'picklist' || type === 'enum') return [...options]
  if (type === 'literal') return [literal]
  if (type === 'lazy' && getter) return inner(getter(value), value)
  if (wrapped) return [...nothings(type), ...inner(wrapped, value ?? smallest(wrapped))]
  return plainNear(schema, value, hints)
}

type Inner = (part: SchemaPart, one: unknown) => unknown[]

function entriesNear(entries: NonNullable<SchemaPart['entries']>, value: unknown, inner: Inner): unknown[] {
  const given = asObject(value)
  return Object.entries(entries).flatMap(([key, part]) => {
    const now = given[key] ?? smallest(part)
    const left = isOptional(part) ? [without(given, key)] : []
    return [...left, ...inner(part, now).map((one) => ({ ...given, [key]: one }))]
  })
}

/** None, one, and as many as may be; and the first of them varied. */
function arraysNear(schema: SchemaPart, item: SchemaPart, value: unknown, inner: Inner): unknown[] {
  const given: unknown[] = Array.isArray(value) ? value : []
  const first = given[0] ?? smallest(item)
  const counts = requirements(schema, 'min_length', 'max_length', 'length').flatMap((count) =>
    around(Number(count)),
  )
  const sizes = [...new Set([0, 1, ...counts])].filter((size) => size >= 0 && size <= 1_000)
  return [
    ...sizes.map((size) => Array.from({ length: size }, (_, at) => given[at] ?? first)),
    ...inner(item, first).map((one) => [one, ...given.slice(1)]),
  ]
}

/** Another variant, with what it has in common with this one kept. */
function optionNear(part: SchemaPart, value: unknown, inner: Inner): unknown[] {
  const made = smallest(part)
  if (!part.entries) return [made, ...inner(part, value ?? made)]
  const given = asObject(value)
  const shared = Object.keys(part.entries).filter(
    (key) => key in given && part.entries?.[key]?.type !== 'literal',
  )
  const base = { ...asObject(made), ...Object.fromEntries(shared.map((key) => [key, given[key]])) }
  return [base, made, ...inner(part, base)]
}

const nothings = (type: string): unknown[] => [
  ...(type === 'nullable' || type === 'nullish' ? [null] : []),
  ...(isOptional({ type }) ? [undefined] : []),
]
const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
const elementOf = (value: unknown, at: number): unknown => (Array.isArray(value) ? value[at] : undefined)
const placed = (value: unknown, at: number, one: unknown): unknown[] =>
  Object.assign(Array.isArray(value) ? [...value] : [], { [at]: one })

function without(value: Record<string, unknown>, key: string): Record<string, unknown> {
  const { [key]: _, ...rest } = value
  return rest
}
