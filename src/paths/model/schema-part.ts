/** A valibot schema as far as its description tells what it lets through. */
export type SchemaPart = {
  type: string
  entries?: Readonly<Record<string, SchemaPart>>
  item?: SchemaPart
  items?: readonly SchemaPart[]
  wrapped?: SchemaPart
  /** Values of a picklist or an enum; schemas of a union, a variant or an intersection. */
  options?: readonly unknown[]
  literal?: unknown
  getter?: (input: unknown) => SchemaPart
  /** A schema and the checks after it. */
  pipe?: readonly { type: string; requirement?: unknown }[]
}

/** What a check of this kind asks for, such as the 3 of `minLength(3)`. */
export const requirements = ({ pipe = [] }: SchemaPart, ...types: readonly string[]): unknown[] =>
  pipe.flatMap(({ type, requirement }) => (types.includes(type) ? [requirement] : []))

/** The schemas that a schema is a choice or a sum of. */
export const partsOf = ({ options = [] }: SchemaPart): SchemaPart[] =>
  options.filter((one): one is SchemaPart => typeof one === 'object' && one !== null && 'type' in one)

/** One value that a schema may let through, as small as can be. */
export function smallest(schema: SchemaPart): unknown {
  const { type, entries, item, items, wrapped, options = [], literal } = schema
  if (type === 'literal') return literal
  if (type === 'picklist' || type === 'enum') return options[0]
  if (type === 'string')
    return 'a'.repeat(Number(requirements(schema, 'min_length', 'length', 'non_empty')[0] ?? 0))
  if (type === 'number') return Number(requirements(schema, 'min_value')[0] ?? 0)
  if (type === 'bigint') return BigInt(Number(requirements(schema, 'min_value')[0] ?? 0))
  if (type === 'date') return requirements(schema, 'min_value')[0] ?? new Date(0)
  if (type === 'boolean') return false
  if (type === 'null' || type === 'nullable' || type === 'nullish') return null
  if (type === 'union' || type === 'variant') return smallest(partsOf(schema)[0] ?? { type: 'undefined' })
  if (type === 'intersect') return Object.assign({}, ...partsOf(schema).map((part) => smallest(part)))
  if (type === 'array' && item)
    return Array(Number(requirements(schema, 'min_length', 'length')[0] ?? 0)).fill(smallest(item))
  if (items) return items.map((one) => smallest(one))
  if (entries)
    return Object.fromEntries(
      Object.entries(entries).flatMap(([key, one]) => (isOptional(one) ? [] : [[key, smallest(one)]])),
    )
  return wrapped && !isOptional(schema) ? smallest(wrapped) : undefined
}

export const isOptional = ({ type }: SchemaPart): boolean =>
  ['optional', 'exact_optional', 'undefinedable', 'nullish'].includes(type)
