import * as v from 'valibot'
import { insurerById } from '#machines/reference/insurers.ts'
import { messages } from '#machines/reference/messages.ts'
import { type Plan, storedPlan, type Unavailable } from '#machines/schemas/plan.ts'
import type { Quote } from '../db/schema.ts'
import type { InsurerError } from '../insurers/insurer-error.ts'

/** A price and the insurer's reference for it. */
export type Priced = { plan: Plan; quoteNumber: string }
/** An insurer's answer to a quote request. */
export type QuoteAnswer = Priced | { unavailable: Unavailable }

export const isPriced = (answer: QuoteAnswer): answer is Priced => 'plan' in answer

const numbered = v.object({ quoteNumber: v.string() })

/** A row's stored price. */
export function pricedOf({ result }: Pick<Quote, 'result'>): Priced {
  const { quoteNumber } = v.parse(numbered, result)
  return { plan: planOf(result), quoteNumber }
}

/** The price alone, with what its product has besides. */
export function planOf(result: Quote['result']): Plan {
  const { quoteNumber: _, ...plan } = result ?? {}
  return v.parse(storedPlan, plan)
}

/** A row's stored answer; undefined while the insurer is being asked. */
export function answerOf(row: Quote): QuoteAnswer | undefined {
  const { state, insurerId, message } = row
  if (state === 'asked') return undefined
  if (state === 'priced') return pricedOf(row)
  return unavailableFor(insurerId, state, message ?? '')
}

/** The error message for the caller. */
export function answerOfError(insurerId: number, error: InsurerError): QuoteAnswer {
  const name = insurerById(insurerId)?.name ?? ''
  const { insurerUnavailable, insurerFailed } = messages.failure
  const said = { declined: error.message, late: insurerUnavailable(name), down: insurerFailed(name) }
  return unavailableFor(insurerId, error.kind, said[error.kind])
}

function unavailableFor(insurerId: number, reason: Unavailable['reason'], message: string): QuoteAnswer {
  const insurer = insurerById(insurerId)
  return {
    unavailable: { insurerId, insurer: insurer?.name ?? '', logo: insurer?.logo ?? '', reason, message },
  }
}

/** The columns of a row for an answer. */
export function columnsOf(answer: QuoteAnswer): Pick<Quote, 'state' | 'caseId' | 'result' | 'message'> {
  if (isPriced(answer)) {
    const { plan, quoteNumber } = answer
    return { state: 'priced', caseId: plan.caseId, result: { ...plan, quoteNumber }, message: null }
  }
  const { reason, message } = answer.unavailable
  return { state: reason, caseId: null, result: null, message }
}
