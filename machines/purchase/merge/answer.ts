import type { SavedStep } from '../../core/meta.ts'
import type { MotorRecord } from '../../motor/record/motor-record.ts'

/** One question of a journey, or several that only make sense together: what two devices may answer differently. */
export type ComparedAnswer = {
  key: string
  label: string
  /** The saved steps that carry it, in their order. */
  steps: readonly SavedStep[]
  /** What stands in the record for it. */
  fields: readonly (keyof MotorRecord)[]
  /** What a person reads; nothing where it is not answered. */
  words: (record: MotorRecord) => readonly (string | false | undefined)[]
  /** Of a field that holds several answers, the one that is meant. */
  part?: string
}

export const readAnswer = ({ fields, part }: ComparedAnswer, record: Partial<MotorRecord>): string =>
  ordered(fields.map((field) => (part ? partOf(record[field], part) : record[field])))

/** A record with this one answer taken from another. */
export function withAnswer(
  { fields, part }: ComparedAnswer,
  into: MotorRecord,
  from: MotorRecord,
): MotorRecord {
  const taken = fields.map((field) => [field, part ? withPart(into[field], from[field], part) : from[field]])
  return { ...into, ...Object.fromEntries(taken) }
}

export const answerText = ({ words }: ComparedAnswer, record: MotorRecord): string =>
  words(record).filter(Boolean).join(', ')

const partOf = (value: unknown, part: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined

const withPart = (into: unknown, from: unknown, part: string) =>
  into === undefined ? from : { ...(into as object), [part]: partOf(from, part) }

/** Alike whatever the order of the keys; a field that is absent equals one that is empty. */
const ordered = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(
          Object.entries(one)
            .filter(([, part]) => part !== undefined)
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : one,
  )
