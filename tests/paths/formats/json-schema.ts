/** As much of JSON Schema as the schema of a suite uses. */
export type Schema = {
  $ref?: string
  $defs?: Record<string, Schema>
  type?: 'object' | 'array' | 'string' | 'integer' | 'boolean'
  const?: unknown
  pattern?: string
  minimum?: number
  required?: string[]
  properties?: Record<string, Schema>
  additionalProperties?: boolean
  items?: Schema
}

const kinds: Record<NonNullable<Schema['type']>, (value: unknown) => boolean> = {
  object: isObject,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
}

/** What of a value is not as the schema says, each with its place. */
export function errorsOf(root: Schema, value: unknown): string[] {
  const look = (schema: Schema, at: unknown, place: string): string[] => {
    const name = schema.$ref?.replace('#/$defs/', '')
    const named = name === undefined ? undefined : root.$defs?.[name]
    if (named) return look(named, at, place)
    return [
      ...ownErrors(schema, at).map((fault) => `${place} ${fault}`),
      ...(Array.isArray(at)
        ? at.flatMap((one, index) => look(schema.items ?? {}, one, `${place}/${index}`))
        : []),
      ...(isObject(at) ? memberErrors(schema, at, place, look) : []),
    ]
  }
  return look(root, value, '')
}

function ownErrors({ type, pattern, minimum, ...schema }: Schema, value: unknown): string[] {
  if (type !== undefined && !kinds[type](value)) return [`is no ${type}`]
  if ('const' in schema && schema.const !== value) return [`is not ${schema.const}`]
  if (pattern !== undefined && !new RegExp(pattern).test(String(value))) return [`is not like ${pattern}`]
  return minimum !== undefined && Number(value) < minimum ? [`is less than ${minimum}`] : []
}

function memberErrors(
  { properties = {}, required = [], additionalProperties = true }: Schema,
  value: Record<string, unknown>,
  place: string,
  look: (schema: Schema, at: unknown, place: string) => string[],
): string[] {
  const missing = required.filter((name) => !(name in value)).map((name) => `${place}/${name} is missing`)
  const found = Object.entries(value).flatMap(([name, one]) => {
    const schema = properties[name]
    if (schema) return look(schema, one, `${place}/${name}`)
    return additionalProperties ? [] : [`${place}/${name} is too much`]
  })
  return [...missing, ...found]
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
