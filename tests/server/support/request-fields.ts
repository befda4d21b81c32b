import type { GenericSchema } from 'valibot'

/** The names of all fields that a request may have. */
export function fieldsOf(schema: GenericSchema): string[] {
  if ('entries' in schema && typeof schema.entries === 'object') return Object.keys(schema.entries ?? {})
  const parts = 'pipe' in schema ? schema.pipe : 'options' in schema ? schema.options : []
  return (Array.isArray(parts) ? parts : []).flatMap((part) => fieldsOf(part))
}
