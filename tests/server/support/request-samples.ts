import * as v from 'valibot'

type Schema = v.GenericSchema
type Path = readonly (string | number)[]
/** What is asked of a schema's parts, by their kind; a schema of valibot has no common type for these. */
type Parts = {
  type: string
  entries?: Record<string, Schema>
  wrapped?: Schema
  item?: Schema
  options?: readonly unknown[]
  literal?: unknown
  value?: Schema
  pipe?: readonly Schema[]
}

/** Texts of every form that a field asks for; of these the first that it accepts is taken. */
const texts = [
  'Asha Sharma',
  'asha@example.com',
  '9876543210',
  '15/08/1990',
  '1990-08-15',
  '302001',
  '1234567890123',
  'ABCPS1234D',
  'RJ-14-CA-1234',
  '2026-06-15T10:00:00.000Z',
  '2026-06-15T10:00:00',
  'AAAA',
  '1',
  '1234',
  '123456',
  'a'.repeat(16),
  'a'.repeat(22),
]
const numbers = [1, 25, 100, 10_000]

/** A request that its schema accepts as far as one can be found from the schema alone: every field is there. */
export function sampleOf(schema: Schema): unknown {
  const parts = schema as unknown as Parts
  const candidates = candidatesOf(parts)
  return candidates.find((candidate) => v.safeParse(schema, candidate).success) ?? candidates[0]
}

function candidatesOf(parts: Parts): readonly unknown[] {
  const [first] = parts.pipe ?? []
  if (first) return candidatesOf({ ...(first as unknown as Parts), ...withoutPipe })
  switch (parts.type) {
    case 'string':
      return texts
    case 'number':
      return numbers
    case 'boolean':
      return [true, false]
    case 'literal':
      return [parts.literal]
    case 'picklist':
      return parts.options ?? []
    case 'file':
      return [new File(['%PDF-1.4\n%%EOF\n'], 'paper.pdf', { type: 'application/pdf' })]
    case 'array':
      return [parts.item ? [sampleOf(parts.item)] : []]
    case 'record':
      return [{ any: parts.value && sampleOf(parts.value) }]
    case 'union':
    case 'variant':
      return (parts.options ?? []).flatMap((option) => candidatesOf(option as Parts))
    case 'intersect':
      return [Object.assign({}, ...(parts.options ?? []).map((option) => sampleOf(option as Schema)))]
    default:
      return parts.wrapped ? [sampleOf(parts.wrapped)] : [parts.entries ? objectOf(parts.entries) : 'any']
  }
}

const withoutPipe = { pipe: [] } as const

const objectOf = (entries: Record<string, Schema>) =>
  Object.fromEntries(Object.entries(entries).map(([name, schema]) => [name, sampleOf(schema)]))

/** The paths of everything in a request that is no list and no object. */
export function leavesOf(input: unknown, path: Path = []): Path[] {
  if (typeof input !== 'object' || input === null || input instanceof Blob) return [path]
  return Object.entries(input).flatMap(([key, value]) => leavesOf(value, [...path, key]))
}

/** The same request with another value at this path. */
export function withAt(input: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(input))
    return input.map((item, index) => (index === Number(key) ? withAt(item, rest, value) : item))
  const fields = (input ?? {}) as Record<string, unknown>
  return { ...fields, [key]: withAt(fields[key], rest, value) }
}
