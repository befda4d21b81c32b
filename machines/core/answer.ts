import * as v from 'valibot'
import type { AnyEventObject } from 'xstate'
import type { EventDefinition, EventDefinitions, SavedAnswer, Subject } from './event.ts'
import type { Answers, Fields } from './field.ts'
import type { SavedStep } from './meta.ts'

/** What an answer changes in the record and how it is read back; by default by the names of its fields. */
type AnswerOptions<P, R> = Partial<Comparison<R>> & {
  change?: (answer: P, record: R, today: string) => Partial<R>
  known?: (record: R, today: string) => { [K in keyof P]?: unknown } | undefined
  /** Every price depends on it. */
  rated?: true
}

type Comparison<R> = {
  /** Answers of one subject only make sense together: two devices' versions are compared and taken over as one. */
  subject: Subject
  /** How it reads, where it has no fields that say so. */
  reads: (record: R) => string
  /** Fields of the record that come with it, though nobody answers them: what a call has found out. */
  brings: readonly (keyof R & string)[]
}

type RequiredOptions<P, R> = AnswerOptions<P, R> & Required<Pick<AnswerOptions<P, R>, 'change' | 'known'>>

/**
 * Declares which answers of a journey are saved, where its events are declared:
 *
 *   const answer = answering<MotorRecord>()
 *   'model.chosen': answer(3, choice('Model', …), { change: ({ model }, record) => …, rated: true })
 *
 * Without `change` an answer is written to the fields of the record that have the names of its own; without `known` it
 * is read back from them. An answer whose fields are not those of the record has to declare both, or does not compile.
 */
export const answering =
  <R extends object>() =>
  <P extends object>(
    step: SavedStep,
    definition: EventDefinition<P>,
    ...[options = {}]: P extends Partial<R>
      ? [options?: AnswerOptions<P, R>]
      : [options: RequiredOptions<P, R>]
  ): EventDefinition<P> => {
    const {
      change = (answer: P) => answer,
      known,
      rated,
      subject,
      reads,
      brings = [],
    }: AnswerOptions<P, R> = options
    return {
      ...definition,
      saved: {
        step,
        isRated: rated === true,
        ...(subject && { subject }),
        ...(reads && { reads: reads as NonNullable<SavedAnswer['reads']> }),
        brings,
        change: change as SavedAnswer['change'],
        known: known
          ? onlyAsked(definition.fields, known as SavedAnswer['known'])
          : byName(definition.fields),
      },
    }
  }

const byName = (fields: Fields) => (record: object) => {
  const entries = Object.keys(fields).map((key) => [key, Reflect.get(record, key)])
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

/** Leaves out what no field of the form asks, so that `known` may spread a part of the record. */
function onlyAsked(fields: Fields, known: SavedAnswer['known']): SavedAnswer['known'] {
  if (Object.keys(fields).length === 0) return known
  return (record, today) => {
    const all = known(record, today)
    return all && Object.fromEntries(Object.entries(all).filter(([key]) => key in fields))
  }
}

/** The events of some machines whose answers are saved. */
export const savedAnswers = (...machines: readonly EventDefinitions[]): EventDefinitions =>
  Object.fromEntries(machines.flatMap(Object.entries<EventDefinition>).filter(([, { saved }]) => saved))

/** The record with an answer in it; any other event changes nothing. */
export function applyAnswer<R extends object>(
  events: EventDefinitions,
  { type, ...answer }: AnyEventObject,
  record: R,
  today: string,
): R {
  return { ...record, ...events[type]?.saved?.change(answer, record, today) }
}

/** What the record already answers of a form, in whole or in part. */
export function knownAnswer(events: EventDefinitions, type: string, record: object, today: string): Answers {
  return events[type]?.saved?.known(record, today) ?? {}
}

/**
 * The saved answers that a record holds whole and that are still sound today, in the order of their declaration;
 * `counts` leaves some out.
 */
export function knownEvents(
  events: EventDefinitions,
  record: object,
  today: string,
  counts: (saved: SavedAnswer) => boolean = () => true,
): AnyEventObject[] {
  return Object.entries(events).flatMap(([type, definition]) => {
    const { saved } = definition
    const known = saved && counts(saved) ? knownEvent(type, definition, record, today) : undefined
    return known ? [known] : []
  })
}

/** A saved answer, if a record holds it whole and it is still sound today. */
export function knownEvent(
  type: string,
  { saved, schema }: EventDefinition,
  record: object,
  today: string,
): AnyEventObject | undefined {
  const known = saved?.known(record, today)
  const parsed = known && v.safeParse(schema(today), known)
  return parsed?.success ? { ...(parsed.output as object), type } : undefined
}

/** Everything prices depend on, from a record: while it is unchanged, insurers need not be asked again. */
export function ratedAnswers(
  events: EventDefinitions,
  record: object,
  today: string,
): Record<string, Answers | undefined> {
  const rated = Object.entries(events).filter(([, { saved }]) => saved?.isRated)
  return Object.fromEntries(rated.map(([type, { saved }]) => [type, saved?.known(record, today)]))
}
