import type { SavedStep } from '../core/meta.ts'
import type { Retold } from '../motor/motor.retold.ts'
import type { MotorRecord } from '../schemas/record.ts'

/**
 * Saved step 7 as the quote list heard it: another request, or a plan chosen from what insurers offered. While it is
 * too early to renew nothing is priced, so there is nothing to hear (EXPIRY-18).
 */
export function retoldQuoteList(_: SavedStep, told: MotorRecord): Retold {
  if (told.policyDateExceeded && !told.plan) return { screen: 'quotation', events: [] }
  const changed = told.request ? [{ type: 'request.changed', request: told.request }] : []
  return { screen: 'quotation', events: [...changed, ...choiceOf(told)] }
}

function choiceOf({ plan, addOnAnswers }: MotorRecord): Retold['events'] {
  if (plan === undefined) return []
  const chosen = [
    { type: 'quote.arrived', plan },
    { type: 'plan.chosen', insurerId: plan.insurerId },
  ]
  const asked = plan.questions.length > 0
  return asked ? [...chosen, { type: 'questions.answered', answers: addOnAnswers ?? {} }] : chosen
}
