import * as v from 'valibot'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { healthFields } from './health-fields.ts'
import { motorFields } from './motor-fields.ts'
import { petFields } from './pet-fields.ts'
import type { StepKey } from './step-name.ts'
import type { WireSteps } from './steps.ts'

/** An answer between the record and the fields of a saved step, in both directions. */
export type AnswerFields<R = JourneyRecord, S = WireSteps> = {
  write(record: R): object | undefined
  read(steps: S): Partial<R> | undefined
}

type StepSchema = v.LooseObjectSchema<v.ObjectEntries, undefined>

/**
 * What the specification spells in its own way of the saves of one product, each product in a file of its own. An
 * answer whose event is not listed travels under its own names in the fields of its step.
 */
export type ProductFields<R = JourneyRecord, S = WireSteps> = {
  /** Whether a record can be read back from its fields alone. */
  isWhole?: true
  steps: Readonly<Partial<Record<StepKey, StepSchema>>>
  /** By event. */
  answers: Readonly<Record<string, AnswerFields<R, S>>>
  /** What is repeated beside the steps and never read. */
  beside?: Readonly<Record<string, { schema: v.GenericSchema; write(record: R): unknown }>>
}

/** A product whose answers all travel under their own names has no line. */
const declared: Readonly<Record<string, ProductFields>> = {
  motor: motorFields,
  health: healthFields,
  pet: petFields,
}
const none: ProductFields = { steps: {}, answers: {} }

export const fieldsOf = ({ quoteType }: { quoteType: string }): ProductFields => declared[quoteType] ?? none

/** The schema of all that a product declares, each part of which may be absent. */
export function declaredSchema(product: { quoteType: string }) {
  const fields = fieldsOf(product)
  const schema = schemas.get(fields) ?? schemaOf(fields)
  schemas.set(fields, schema)
  return schema
}

/** Made once for each product: every save is read by one. */
const schemas = new Map<ProductFields, ReturnType<typeof schemaOf>>()

function schemaOf({ steps, beside = {} }: ProductFields) {
  const others = Object.entries(beside).map(([key, { schema }]) => [key, schema] as const)
  const entries: v.ObjectEntries = { ...steps, ...Object.fromEntries(others) }
  return v.partial(v.object(entries))
}
