import * as v from 'valibot'
import type { AnyEventObject } from 'xstate'
import type { EventDefinition, EventDefinitions, SavedAnswer, Subject } from './event.ts'
import type { Answers, Fields } from './field.ts'
import type { SavedStep } from './meta.ts'

/** How an answer and the record of a journey go together; by default by the names of its fields. */
type Keeps<P, R> = Partial<Comparison<R>> & {
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

type Named<P, R> = Keeps<P, R> & Required<Pick<Keeps<P, R>, 'change' | 'known'>>

/**
 * Declares which answers of a journey are saved, where its events are declared:
 *
 *   const answer = answering<MotorRecord>()
 *   'model.chosen': answer(3, choice('Model', …), { change: ({ model }, record) => …, rated: true })
 *
 * Without `change` an answer writes the fields of the record that are called as its own, without `known` it is read
 * back from them. Whatever fits neither has to say what it does, or does not compile.
 */
export const answering =
  <R extends object>() =>
  <P extends object>(
    step: SavedStep,
    definition: EventDefinition<P>,
    ...[keeps = {}]: P extends Partial<R> ? [keeps?: Keeps<P, R>] : [keeps: Named<P, R>]
  ): EventDefinition<P> => {
    const { change = (answer: P) => answer, known, rated, subject, reads, brings = [] }: Keeps<P, R> = keeps
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

/** Without what no field of the form asks, so that `known` may spread a part of the record. */
function onlyAsked(fields: Fields, known: SavedAnswer['known']): SavedAnswer['known'] {
  if (Object.keys(fields).length === 0) return known
  return (record, today) => {
    const all = known(record, today)
    return all && Object.fromEntries(Object.entries(all).filter(([key]) => key in fields))
  }
}

/** Of the events of some machines those whose answers are saved. */
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

/** What the record answers of a form already, whole or in part. */
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

/** The same of one of them. */
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
