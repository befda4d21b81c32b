import { knownAnswer } from '#machines/core/answer.ts'
import type { Answers } from '#machines/core/field.ts'
import type { ViewProps } from '../journey.ts'
import { recordIn } from '../record-of.ts'
import { today } from '../today.ts'

/** What fills a form again: what the record answers of it, and what the journey knows beside that. */
export function knownAnswers(
  { journey, model }: Pick<ViewProps, 'journey' | 'model'>,
  asks: string,
): Answers {
  const answers = knownAnswer(journey.events, asks, recordIn(model) ?? {}, today())
  return { ...answers, ...journey.answers?.(asks, model) }
}
