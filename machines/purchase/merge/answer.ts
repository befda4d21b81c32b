import type { SavedStep } from '../../core/meta.ts'
import type { MotorRecord } from '../../motor/record/motor-record.ts'

/** A question of a journey, or several that only make sense together, which two devices may answer differently. */
export type ComparedAnswer = {
  key: string
  label: string
  /** The saved steps that carry it, in order. */
  steps: readonly SavedStep[]
  /** Its value in the record. */
  fields: readonly (keyof MotorRecord)[]
  /** Its text for people; undefined where it is not answered. */
  words: (record: MotorRecord) => readonly (string | false | undefined)[]
  /** The answer within a field that holds several. */
  part?: string
}

export const readAnswer = ({ fields, part }: ComparedAnswer, record: Partial<MotorRecord>): string =>
  ordered(fields.map((field) => (part ? partOf(record[field], part) : record[field])))

/** A record with this answer copied from another. */
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

/** Equality regardless of key order; an absent field equals an empty one. */
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
