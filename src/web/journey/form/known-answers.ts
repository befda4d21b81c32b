import { knownAnswer } from '#machines/core/answer.ts'
import type { EventDefinition } from '#machines/core/event.ts'
import type { Answers } from '#machines/core/field.ts'
import { today } from '../../browser/today.ts'
import { recordIn } from '../../saving/context-record.ts'
import type { ViewProps } from '../journey.ts'

/** What fills a form again: what the record answers of it, and what the journey knows beside that. */
export function knownAnswers(
  { journey, model }: Pick<ViewProps, 'journey' | 'model'>,
  asks: string,
): Answers {
  const answers = knownAnswer(journey.events, asks, recordIn(model) ?? {}, today())
  return asked(journey.events[asks], { ...answers, ...journey.answers?.(asks, model) })
}

const asked = (definition: EventDefinition | undefined, answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([key]) => !definition?.fields[key]?.unasked))
