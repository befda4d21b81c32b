import * as v from 'valibot'
import { motorPlan } from '#machines/motor/record/motor-plan.ts'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import type { PreviousPolicy } from '#machines/motor/record/previous-policy.ts'
import type { QuoteRequest } from '#machines/motor/record/quote-request.ts'
import { statusOn } from '#machines/motor/rules/business-type.ts'
import { policyTypes } from '#machines/reference/policies.ts'
import { paise } from '#machines/rules/money.ts'
import type { Day } from '#machines/schemas/basics.ts'
import type { Plan } from '#machines/schemas/plan.ts'
import type { ProductPrices } from './product-prices.ts'
import { quoteResultFromPlan } from './quote-result.codec.ts'
import { getQuotesData, type QuotesRequest } from './quotes.calls.ts'
import { requestOf } from './wire-add-ons.ts'

/** Prices of all motor insurers for one journey (API-29, ruling 19). */
export const motorPrices: ProductPrices = {
  call: getQuotesData,
  askedFor,
  pathOf: (field) => `motorRequest.addOns.${field}`,
  quoteOf: (plan: Plan, vehicle: MotorRecord) => quoteResultFromPlan(v.parse(motorPlan, plan), vehicle),
  dataOf: (quotes, unavailable) => ({ quotes, unavailable }),
}

function askedFor(saved: MotorRecord, question: QuotesRequest, today: Day): MotorRecord {
  const request = submittedRequest(question)
  return { ...withSubmitted(saved, question, today), ...(request && { request }) }
}

function submittedRequest({ motorRequest }: QuotesRequest): QuoteRequest | undefined {
  const { addOns, policyType, idv } = motorRequest
  if (!addOns || !policyType) return undefined
  return requestOf(addOns, { coverType: policyType, ...(idv !== undefined && { idv: paise(idv) }) })
}

function withSubmitted(saved: MotorRecord, question: QuotesRequest, today: Day): MotorRecord {
  const past = saved.isNew ? undefined : submittedPast(saved.previousPolicy, question, today)
  return past ? { ...saved, previousPolicy: past } : saved
}

/** The previous policy as given; a business type without a date means an unknown date (EXPIRY-27, EXPIRY-28). */
function submittedPast(
  past: PreviousPolicy | undefined,
  { motorRequest: told, previousClaimData }: QuotesRequest,
  today: Day,
): PreviousPolicy | undefined {
  const tellsEnd = told.businessType !== undefined || told.prevPolicyEndDate !== undefined
  const endDate = tellsEnd ? told.prevPolicyEndDate || undefined : past?.endDate
  if (!past && !tellsEnd) return undefined
  const { endDate: _, ...rest } = past ?? { claimed: false }
  return {
    ...rest,
    status: endDate === undefined ? 'no information' : statusOn(endDate, today),
    ...(endDate !== undefined && { endDate }),
    ...(previousClaimData && { claimed: previousClaimData.claimed }),
    ...(told.previousPolicyType && { type: typeOf(told.previousPolicyType) }),
    ...(told.previousNoClaimBonus !== undefined && { ncb: told.previousNoClaimBonus }),
  }
}

/** A bundled policy is a comprehensive one (C-60). */
const typeOf = (told: NonNullable<QuotesRequest['motorRequest']['previousPolicyType']>) =>
  told === policyTypes.previousBundled ? 'Comprehensive' : told
