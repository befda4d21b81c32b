import type { Answers } from '#machines/core/field.ts'
import type { ExpiryAnswer } from '#machines/motor/expiry/expiry.machine.ts'
import { statusOn } from '#machines/motor/rules/business-type.ts'

/** Maps the results of the two dialogs to the previous-policy form (C-58, C-59). */
export function expiryAnswers(answer: ExpiryAnswer | undefined, today: string): Answers {
  if (answer === undefined) return {}
  const { endDate } = answer
  if (endDate === undefined) return { status: 'no information' }
  const ncb = answer.exceeded ? undefined : answer.ncb
  return { endDate, status: statusOn(endDate, today), ...(ncb !== undefined && { ncb }) }
}
