import type { GenericSchema } from 'valibot'

type Parts = Partial<{
  type: string
  entries: Record<string, GenericSchema>
  wrapped: GenericSchema
  item: GenericSchema
  options: readonly unknown[]
  pipe: readonly unknown[]
}>

/** The keys of a schema in order, those of a part in braces behind its key: `step step1{vehicleType}`. */
export function wordsOf(schema: GenericSchema): string {
  const { entries, wrapped, item, options = [], pipe }: Parts = schema
  if (entries) return Object.entries(entries).map(worded).join(' ')
  const inner = wrapped ?? item ?? pipe?.find(isSchema)
  if (inner && inner !== schema) return wordsOf(inner)
  return [...new Set(options.filter(isSchema).flatMap((option) => wordsOf(option).split(' ')))]
    .join(' ')
    .trim()
}

function worded([key, schema]: [string, GenericSchema]): string {
  const inside = wordsOf(schema)
  return inside === '' ? key : `${key}{${inside}}`
}

const isSchema = (option: unknown): option is GenericSchema =>
  typeof option === 'object' && option !== null && 'kind' in option && option.kind === 'schema'

type Choice = string | number | bigint | boolean | symbol

type Choices = Parts & Partial<{ literal: Choice; key: GenericSchema; value: GenericSchema }>

/** The words that a schema allows, but for none at all, in the order in which it names them, each once. */
export function choicesOf(schema: GenericSchema): string {
  const words = choicesIn(schema).map(String)
  return [...new Set(words)].filter(Boolean).join(' ')
}

function choicesIn(schema: GenericSchema): Choice[] {
  const { type, literal, entries = {}, wrapped, item, key, value, options = [], pipe = [] }: Choices = schema
  if (literal !== undefined) return [literal]
  if (type === 'picklist') return [...options] as Choice[]
  const parts = [...Object.values(entries), wrapped, item, key, value, ...options, ...pipe]
  return parts.filter(isSchema).flatMap((part) => (part === schema ? [] : choicesIn(part)))
}
