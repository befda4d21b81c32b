import * as v from 'valibot'
import type { EventDefinition } from '#machines/core/event.ts'

const most = 400

/**
 * Payloads like the samples but for one field each, which gets a boundary value: an option of the field, a literal
 * of the guard, an end of a range, nothing. Only what the schema accepts is kept.
 */
export function variationsOf(
  definition: EventDefinition,
  today: string,
  literals: readonly unknown[],
): unknown[] {
  const schema = definition.schema(today)
  const found = new Map<string, unknown>()
  for (const sample of definition.samples(today)) {
    if (typeof sample !== 'object' || sample === null) continue
    for (const field of Object.keys({ ...sample, ...definition.fields })) {
      for (const value of valuesFor(definition, field, sample, today, literals)) {
        const parsed = v.safeParse(schema, { ...sample, [field]: value })
        if (parsed.success) found.set(JSON.stringify(parsed.output), parsed.output)
        if (found.size >= most) return [...found.values()]
      }
    }
  }
  return [...found.values()]
}

function valuesFor(
  { fields }: EventDefinition,
  name: string,
  sample: object,
  today: string,
  literals: readonly unknown[],
): unknown[] {
  const options = fields[name]?.options ?? []
  const offered = typeof options === 'function' ? options({ ...sample }, today) : options
  const values = literals.flatMap((literal) =>
    typeof literal === 'number' ? [literal - 1, literal, literal + 1] : [literal],
  )
  return [undefined, '', true, false, 0, 1, ...offered.map(({ value }) => value), ...values]
}
