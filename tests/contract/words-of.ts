import type { GenericSchema } from 'valibot'

type Parts = Partial<{
  type: string
  entries: Record<string, GenericSchema>
  wrapped: GenericSchema
  item: GenericSchema
  options: readonly unknown[]
  pipe: readonly [GenericSchema]
}>

/** The keys of a schema in order, those of a part in braces behind its key: `step step1{vehicleType}`. */
export function wordsOf(schema: GenericSchema): string {
  const { entries, wrapped, item, options = [], pipe }: Parts = schema
  if (entries) return Object.entries(entries).map(worded).join(' ')
  const inner = wrapped ?? item ?? pipe?.[0]
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
