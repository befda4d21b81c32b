import { knownAnswer } from '#machines/core/answer.ts'
import type { Answers } from '#machines/core/field.ts'
import type { Handle } from '../journey.ts'
import { recordIn } from '../record-of.ts'
import { today } from '../today.ts'

/** What fills a form again: what the record answers of it, and what the journey knows beside that. */
export function knownAnswers(
  { journey, context }: Pick<Handle, 'journey' | 'context'>,
  asks: string,
): Answers {
  const answers = knownAnswer(journey.events, asks, recordIn(context) ?? {}, today())
  return { ...answers, ...journey.answers?.(asks, context) }
}
