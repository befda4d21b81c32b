import * as v from 'valibot'
import type { EventDefinition } from '#machines/core/event.ts'
import type { Answers, Fields } from '#machines/core/field.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { type StorageItem, storageItem, tabStorage } from '../../browser/storage.ts'
import { leadIdOf } from '../../saving/context-record.ts'
import type { ViewProps } from '../journey.ts'
import { knownAnswers } from './known-answers.ts'

type Draft = { read: () => Answers; write: (answers: Answers) => void; forget: () => void }

/** The draft of one form of a journey, stored in the tab until submitted. */
export function draftOf(
  { journey, model }: Pick<ViewProps, 'journey' | 'model'>,
  asks: string,
  { fields }: Pick<EventDefinition, 'fields'>,
): Draft {
  const about = journey.draftOf?.(asks, model)
  const key = ['draft', journey.machine.id, leadIdOf(model) ?? 'new', asks, ...(about ? [about] : [])].join(
    ':',
  )
  const place: StorageItem<Answers> = storageItem(tabStorage, key, v.record(v.string(), v.unknown()))
  return {
    read: () => mayWait(place.read() ?? {}, fields),
    write: (answers) => place.write(mayWait(answers, fields)),
    forget: place.forget,
  }
}

/**
 * The server's record differs from this page's: local answers missing there go back into the forms as
 * drafts, so that nothing typed is lost.
 */
export function keepAsDrafts(view: Pick<ViewProps, 'journey' | 'model'>, record: JourneyRecord): void {
  const { journey, model } = view
  for (const [asks, definition] of Object.entries(journey.events)) {
    if (definition.how !== 'form') continue
    const there = knownAnswers({ journey, model: { ...model, record } }, asks)
    const here = Object.entries(knownAnswers(view, asks))
    const lost = here.filter(([key, answer]) => answer !== undefined && there[key] === undefined)
    const draft = draftOf(view, asks, definition)
    if (lost.length > 0) draft.write({ ...Object.fromEntries(lost), ...draft.read() })
  }
}

/** Not stored: secrets, files, and hidden fields, which are known from elsewhere. */
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
