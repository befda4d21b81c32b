import * as v from 'valibot'
import type { EventDefinitions, GivenEvent } from '#machines/core/event.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { motorFields } from './motor-fields.ts'
import { type StepKey, spellStep } from './step-name.ts'
import { type WireSteps, wireSteps } from './steps.ts'

/** Maps an answer between the record and the fields of a saved step, in both directions. */
type Fields = {
  write(record: JourneyRecord): object | undefined
  read(steps: WireSteps): object | undefined
}

/** The answers that the specification spells in its own way, by product and event; all others travel as themselves. */
const spelt: Readonly<Record<string, Readonly<Record<string, Fields>>>> = { motor: motorFields }

const fieldsOf = ({ quoteType }: Pick<JourneyRecord, 'quoteType'>) => spelt[quoteType] ?? {}

/** Whether the specification has fields for the answers of a product; the records of others travel under their own names. */
export const isSpelt = ({ quoteType }: Pick<JourneyRecord, 'quoteType'>): boolean =>
  Object.hasOwn(spelt, quoteType)

/** Fields of a step under the names of the answer itself. */
export type OtherFields = { step: StepKey; answer: object }

/** The answers of a record as fields of the wire's steps; a step that is not answered whole is left out. */
export function toStepFields(record: JourneyRecord, others: readonly OtherFields[] = []): WireSteps {
  const written = Object.values(fieldsOf(record)).map((fields) => fields.write(record) ?? {})
  const fields = [...written, ...others.map(({ step, answer }) => ({ [step]: answer }))].reduce(merged, {})
  const whole = Object.entries(fields).filter(([step, value]) => v.is(wireSteps[step as StepKey], value))
  return Object.fromEntries(whole.sort(([one], [other]) => numberOf(one) - numberOf(other)))
}

/** What the fields of the wire's steps say a record became. */
export function fromStepFields(
  product: Pick<JourneyRecord, 'quoteType'>,
  steps: WireSteps,
  events: EventDefinitions = {},
): object {
  const own = fieldsOf(product)
  const read = Object.values(own).map((fields) => fields.read(steps))
  const others = Object.entries(events).flatMap(([type, { saved, fields }]) => {
    const step: object | undefined = saved && !(type in own) ? steps[keyOf(saved.step)] : undefined
    return step ? [pick(step, Object.keys(fields))] : []
  })
  return Object.assign({}, ...read, ...others)
}

/** What of some answers no name of the specification carries. */
export function otherFields(
  product: Pick<JourneyRecord, 'quoteType'>,
  events: EventDefinitions,
  answers: readonly GivenEvent[],
): OtherFields[] {
  const own = fieldsOf(product)
  return answers.flatMap(({ type, ...answer }) => {
    const saved = events[type]?.saved
    return saved && !(type in own) ? [{ step: keyOf(saved.step), answer }] : []
  })
}

const keyOf = (step: Parameters<typeof spellStep>[0]) => spellStep(step) as StepKey
const numberOf = (step: string) => Number(step.slice(4))

const pick = (from: object, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key)))

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
