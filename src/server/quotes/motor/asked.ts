import type { QuotesRequest } from '#contract/quotes/quotes.calls.ts'
import { requestOf } from '#contract/quotes/wire-add-ons.ts'
import { asOfToday } from '#machines/record/past.ts'
import { availableCovers, defaultRequest, requestFault } from '#machines/record/quote-request.ts'
import { messages } from '#machines/reference/messages.ts'
import { statusOn } from '#machines/rules/business-type.ts'
import { paise } from '#machines/rules/money.ts'
import type { Day } from '#machines/schemas/basics.ts'
import type { PreviousPolicy } from '#machines/schemas/previous-policy.ts'
import type { QuoteRequest } from '#machines/schemas/quote-request.ts'
import type { MotorRecord } from '#machines/schemas/record.ts'
import { refuse } from '../../http/refuse.ts'

const { journey } = messages

/**
 * What the question is about: the journey as it is saved, with what the quote list tells beside it, which may
 * not be saved yet. Refused, before any insurer is troubled, where nothing may be sold or asked for.
 */
export function askedOf(saved: MotorRecord, question: QuotesRequest, today: Day): MotorRecord {
  const record = asOfToday(withTold(saved, question, today), today)
  if (record.policyDateExceeded) return refuse('not-now', journey.renewalTooEarly)
  if (availableCovers(record, today).length === 0) return refuse('not-now', journey.firstPolicyRunning)
  const request = toldRequest(question) ?? saved.request ?? defaultRequest(record, today)
  const fault = requestFault(request, record, today)
  if (fault) {
    const issue = { path: `motorRequest.addOns.${fault.field}`, message: fault.message }
    return refuse('invalid', undefined, { issues: [issue] })
  }
  return { ...record, request }
}

function toldRequest({ motorRequest }: QuotesRequest): QuoteRequest | undefined {
  const { addOns, policyType, idv } = motorRequest
  if (!addOns || !policyType) return undefined
  return requestOf(addOns, { coverType: policyType, ...(idv !== undefined && { idv: paise(idv) }) })
}

function withTold(saved: MotorRecord, question: QuotesRequest, today: Day): MotorRecord {
  const past = saved.isNew ? undefined : toldPast(saved.previousPolicy, question, today)
  return past ? { ...saved, previousPolicy: past } : saved
}

/** The old policy as told; a business type without a date says that the date is not known (EXPIRY-27, EXPIRY-28). */
function toldPast(
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
    ...(told.previousPolicyType && { type: told.previousPolicyType }),
    ...(told.previousNoClaimBonus !== undefined && { ncb: told.previousNoClaimBonus }),
  }
}
