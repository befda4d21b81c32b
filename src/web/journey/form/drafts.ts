import * as v from 'valibot'
import type { EventDefinition } from '#machines/core/event.ts'
import type { Answers, Fields } from '#machines/core/field.ts'
import { inTab, type Kept, kept } from '../kept.ts'

export type Draft = { read: () => Answers; write: (answers: Answers) => void; forget: () => void }

/** What is being typed into one form, kept in the tab until it is sent. */
export function draftOf(key: string, { fields }: Pick<EventDefinition, 'fields'>): Draft {
  const place: Kept<Answers> = kept(inTab, `draft:${key}`, v.record(v.string(), v.unknown()))
  return {
    read: () => mayWait(place.read() ?? {}, fields),
    write: (answers) => place.write(mayWait(answers, fields)),
    forget: place.forget,
  }
}

/** Secrets are never written down, files cannot be, and what is hidden is known from elsewhere. */
function mayWait(answers: Answers, fields: Fields): Answers {
  return Object.fromEntries(
    Object.entries(answers).filter(([key, answer]) => {
      const field = fields[key]
      return (
        field &&
        !field.secret &&
        field.control !== 'hidden' &&
        field.control !== 'file' &&
        answer !== undefined
      )
    }),
  )
}
