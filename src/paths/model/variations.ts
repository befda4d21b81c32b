import * as v from 'valibot'
import type { EventDefinition } from '#machines/core/event.ts'
import { textOf } from './identity.ts'
import type { Hints } from './plain-values.ts'
import type { SchemaPart } from './schema-part.ts'
import { valuesNear } from './values-near.ts'

/** Payloads that are looked at for one event. */
const most = 1_000

/**
 * Payloads like the samples but for one part each, which gets a boundary value: what the schema says of it, an
 * option of the field, a literal of the guard. Only what the schema accepts is kept.
 */
export function variationsOf(
  definition: EventDefinition,
  today: string,
  literals: readonly unknown[],
): unknown[] {
  const schema = definition.schema(today)
  const found = new Map<string, unknown>()
  for (const payload of candidates(definition, schema, { today, literals })) {
    const parsed = v.safeParse(schema, payload)
    if (parsed.success) found.set(textOf(parsed.output), parsed.output)
    if (found.size >= most) break
  }
  return [...found.values()]
}

function* candidates(definition: EventDefinition, schema: v.GenericSchema, hints: Hints): Generator<unknown> {
  for (const sample of definition.samples(hints.today)) {
    yield* valuesNear(asPart(schema), sample, hints)
    if (typeof sample !== 'object' || sample === null) continue
    for (const [name, field] of Object.entries(definition.fields)) {
      const now: unknown = Reflect.get(sample, name)
      const values = [
        ...valuesNear(asPart(field.schema), now, hints),
        ...offered(field.options, sample, hints.today),
      ]
      for (const value of values) yield { ...sample, [name]: value }
    }
  }
}

type Options = EventDefinition['fields'][string]['options']

const offered = (options: Options = [], sample: object, today: string): unknown[] =>
  (typeof options === 'function' ? options({ ...sample }, today) : options).map(({ value }) => value)

/** A schema describes itself in its fields, which its type hides. */
const asPart = (schema: v.GenericSchema): SchemaPart => schema as unknown as SchemaPart
