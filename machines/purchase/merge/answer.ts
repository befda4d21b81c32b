import * as v from 'valibot'
import type { EventDefinition, EventDefinitions } from '../../core/event.ts'
import { type Answers, type Field, isShown, nameOf, readAnswers, readSentence } from '../../core/field.ts'
import type { SavedStep } from '../../core/meta.ts'
import { sortedJson } from '../../core/sorted-json.ts'
import type { Day } from '../../schemas/basics.ts'
import type { JourneyRecord } from '../../schemas/journey-record.ts'

type SavedEvent = EventDefinition & Required<Pick<EventDefinition, 'saved'>>

/** A question of a journey, or several that only make sense together, which two devices may answer differently. */
export type ComparedAnswer = {
  key: string
  label: string
  /** The events that answer it, in the order in which they are asked. */
  events: readonly SavedEvent[]
  /** The only field of its event that it is about. */
  field?: string
  /** Between its answers where they are read. */
  separator: string
}

/** The questions of a product, from the definitions of its saved answers. */
export function comparedAnswers(events: EventDefinitions): ComparedAnswer[] {
  const rows = Object.entries(events).flatMap(([type, definition]) => rowsOf(type, definition))
  const rowOf = ({ label, field }: ComparedAnswer) =>
    rows.filter((row) => field === undefined && row.field === undefined && row.label === label)
  return rows.flatMap((row) => {
    const [first, ...further] = rowOf(row)
    if (first === undefined) return [row]
    return first === row ? [{ ...row, events: [row, ...further].flatMap((one) => one.events) }] : []
  })
}

/** Fields are compared one by one where none of them depends on another. */
function rowsOf(type: string, { saved, ...definition }: EventDefinition): ComparedAnswer[] {
  if (!saved || definition.how === 'system') return []
  const event = { ...definition, saved }
  const { label, separator = ', ' } = saved.subject ?? { label: '' }
  if (saved.subject) return [{ key: type, label, events: [event], separator }]
  const fields = Object.entries(event.fields).filter(
    ([, { control, secret }]) => control !== 'hidden' && !secret,
  )
  const isApart = fields.every(([, { when, judge }]) => !when && !judge)
  if (!isApart) return [{ key: type, label: fields[0]?.[1].label ?? event.label, events: [event], separator }]
  return fields.map(([field, asked]) => ({
    key: `${type}.${field}`,
    label: nameOf(asked),
    events: [event],
    field,
    separator,
  }))
}

export const stepsOf = ({ events }: ComparedAnswer): SavedStep[] => [
  ...new Set(events.map(({ saved }) => saved.step)),
]

/** What a record says of one event of a question, to be compared; regardless of key order. */
export function readEvent(
  { saved, fields }: SavedEvent,
  { field }: Pick<ComparedAnswer, 'field'>,
  record: JourneyRecord,
  today: Day,
): string {
  const known = saved.known(record, today)
  const isAsked = ([key]: [string, unknown]) => fields[key]?.control !== 'hidden'
  const asKept = ([key, value]: [string, unknown]) => [key, comparable(fields[key], value)]
  const answers = known && Object.fromEntries(Object.entries(known).filter(isAsked).map(asKept))
  const brought = saved.brings.map((key) => Reflect.get(record, key))
  return sortedJson(field === undefined ? [answers, brought] : answers?.[field] || undefined)
}

/** A number in full is the same as the masked one that the server keeps of it: its check character still shows. */
const comparable = (field: Field | undefined, value: unknown): unknown =>
  field?.masked && typeof value === 'string' ? field.masked(value) : value

/** What differs between two records though no text of it says so: identity numbers, statements on health, files. */
export function unseenDifferences(
  { events, field: only }: ComparedAnswer,
  [one, other]: readonly [JourneyRecord, JourneyRecord],
  today: Day,
): string[] {
  return events.flatMap(({ saved, fields }) => {
    const [here = {}, there = {}] = [saved.known(one, today), saved.known(other, today)]
    const read = (answers: Answers, key: string) => sortedJson(comparable(fields[key], answers[key]))
    const unseen = Object.entries(fields).filter(
      ([key, field]) => (only ?? key) === key && field.control !== 'hidden' && !isShown(field),
    )
    return unseen.flatMap(([key, field]) => (read(here, key) === read(there, key) ? [] : [nameOf(field)]))
  })
}

export const readAnswer = (answer: ComparedAnswer, record: JourneyRecord, today: Day): string =>
  sortedJson(answer.events.map((event) => readEvent(event, answer, record, today)))

/** Its text for people; empty where it is not answered. */
export function answerText(answer: ComparedAnswer, record: JourneyRecord, today: Day): string {
  const texts = answer.events.flatMap((event) => textsOf(event, answer, record, today))
  return texts.filter(Boolean).join(answer.separator)
}

function textsOf(event: SavedEvent, { field }: ComparedAnswer, record: JourneyRecord, today: Day): string[] {
  const { saved, fields, label } = event
  const answers = saved.known(record, today)
  if (field !== undefined) {
    const only = Object.fromEntries(Object.entries(fields).filter(([key]) => key === field))
    return readAnswers(only, answers ?? {}, today).map(([, text]) => text)
  }
  if (saved.reads) return [saved.reads(record)]
  if (!isSound(event, answers, today)) return []
  return Object.keys(fields).length === 0 ? [label] : readSentence(fields, answers ?? {}, today)
}

const isSound = ({ schema }: SavedEvent, answers: Answers | undefined, today: Day): boolean =>
  answers !== undefined && v.is(schema(today), answers)

/** Whether a record has this answer, whole. */
export const isAnswered = (event: SavedEvent, record: JourneyRecord, today: Day): boolean =>
  isSound(event, event.saved.known(record, today), today) ||
  event.saved.brings.some((key) => Reflect.get(record, key) !== undefined)

/** A record with one event of a question answered as in another. */
export function withEvent(
  event: SavedEvent,
  { field }: Pick<ComparedAnswer, 'field'>,
  into: JourneyRecord,
  from: JourneyRecord,
  today: Day,
): JourneyRecord {
  const { saved } = event
  const given = saved.known(from, today)
  const before = saved.known(into, today)
  const isPart = field !== undefined && isSound(event, before, today)
  const answers = isPart ? { ...before, [field]: given?.[field] } : given
  const parsed = v.safeParse(event.schema(today), answers)
  const changed = answers && parsed.success ? saved.change(parsed.output as object, into, today) : {}
  const brought = saved.brings.map((key) => [key, Reflect.get(from, key)])
  return { ...into, ...changed, ...Object.fromEntries(brought) }
}
