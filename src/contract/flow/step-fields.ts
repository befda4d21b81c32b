import * as v from 'valibot'
import type { EventDefinitions, GivenEvent } from '#machines/core/event.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { fieldsOf } from './product-fields.ts'
import { type StepKey, stepKeyOf, stepKeys } from './step-name.ts'
import type { WireSteps } from './steps.ts'

type Product = Pick<JourneyRecord, 'quoteType'>

/** Whether the specification has fields for every answer of a product; the records of others travel as they are. */
export const isSpelt = (product: Product): boolean => fieldsOf(product).isWhole === true

/** Fields of a step under the names of the answer itself. */
export type OtherFields = { step: StepKey; answer: object }

/** The answers of a record as fields of the wire's steps; a step that is not answered whole is left out. */
export function toStepFields(record: JourneyRecord, others: readonly OtherFields[] = []): WireSteps {
  const { answers } = fieldsOf(record)
  const written = Object.values(answers).map((fields) => fields.write(record) ?? {})
  const fields = [...written, ...others.map(({ step, answer }) => ({ [step]: answer }))].reduce(merged, {})
  const whole = wholeSteps(record, fields)
  return Object.fromEntries(
    stepKeys.filter((key) => key in whole).map((key) => [key, Reflect.get(fields, key)]),
  )
}

/** What the specification repeats of a record beside its steps. */
export function toFieldsBeside(record: JourneyRecord): object {
  const { beside = {} } = fieldsOf(record)
  return Object.fromEntries(Object.entries(beside).map(([key, fields]) => [key, fields.write(record)]))
}

/**
 * What the fields of the wire's steps say a record became. Of what the specification does not spell, a caller is
 * believed the answers of `events` alone; without them everything counts.
 */
export function fromStepFields(product: Product, steps: WireSteps, events?: EventDefinitions): object {
  const whole = wholeSteps(product, steps)
  const read = Object.values(fieldsOf(product).answers).map((fields) => fields.read(whole))
  const others = events
    ? answersIn(product, steps, events)
    : stepKeys.map((key) => unspelt(product, key, steps))
  return Object.assign({}, ...read, ...others)
}

const anyFields = v.looseObject({})

/** The steps that have all that the specification wants of them, with its defaults. */
function wholeSteps(product: Product, steps: WireSteps): WireSteps {
  const { steps: schemas } = fieldsOf(product)
  const entries = stepKeys.flatMap((key) => {
    if (steps[key] === undefined) return []
    const parsed = v.safeParse(schemas[key] ?? anyFields, steps[key])
    return parsed.success ? [[key, parsed.output] as const] : []
  })
  return Object.fromEntries(entries)
}

/** The answers of a step that travel under their own names. */
function answersIn(product: Product, steps: WireSteps, events: EventDefinitions): object[] {
  const { answers } = fieldsOf(product)
  return Object.entries(events).flatMap(([type, { saved, fields }]) => {
    const step = saved && !(type in answers) ? steps[stepKeyOf(saved.step)] : undefined
    return step ? [without(step, (key) => !(key in fields))] : []
  })
}

/** The fields of a step that are none of the specification's. */
function unspelt(product: Product, key: StepKey, steps: WireSteps): object {
  const spelt = fieldsOf(product).steps[key]?.entries ?? {}
  return without(steps[key] ?? {}, (name) => name in spelt)
}

/** What of some answers no name of the specification carries, each with the step it is saved in. */
export function otherFields(
  product: Product,
  answered: readonly { step?: number | undefined; event: GivenEvent }[],
): OtherFields[] {
  const { answers } = fieldsOf(product)
  return answered.flatMap(({ step, event: { type, ...answer } }) => {
    const key = stepKeys.find((one) => one === `step${step}`)
    return key && !(type in answers) ? [{ step: key, answer }] : []
  })
}

const without = (fields: object, isLeftOut: (key: string) => boolean) =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => !isLeftOut(key)))

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** One object over another, objects within them likewise; what is undefined writes nothing. */
function merged(into: object, from: object): object {
  const entries = Object.entries(from).filter(([, value]) => value !== undefined)
  const both = entries.map(([key, value]) => {
    const before: unknown = Reflect.get(into, key)
    return [key, isObject(before) && isObject(value) ? merged(before, value) : value]
  })
  return { ...into, ...Object.fromEntries(both) }
}
