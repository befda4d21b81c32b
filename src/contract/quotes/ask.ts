import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import type { QuoteRequest } from '#machines/motor/record/quote-request.ts'
import { rupees } from '#machines/rules/money.ts'
import { motorRequestOf, previousTypeOf } from '../flow/motor-request.ts'
import { askerOf } from './asker.ts'
import type { QuotesRequest } from './quotes.calls.ts'
import { wireAddOnsOf } from './wire-add-ons.ts'

/** The quote request of a journey as the browser has it, saved or not. */
export function toQuotesRequest(
  record: MotorRecord,
  request: QuoteRequest,
  loggedInUser: boolean,
  customerUniqueNumber?: string,
): QuotesRequest {
  const {
    idv: _idv,
    addOns: _addOns,
    previousPolicyType: _type,
    previousNoClaimBonus: _ncb,
    ...flat
  } = motorRequestOf(record)
  const past = record.isNew ? undefined : record.previousPolicy
  return {
    customerLeadId: record.leadId,
    quoteType: 'motor',
    ...askerOf(record, loggedInUser, customerUniqueNumber),
    motorRequest: {
      ...flat,
      policyType: request.coverType,
      ...(request.idv !== undefined && { idv: rupees(request.idv) }),
      addOns: wireAddOnsOf(request),
      ...(past && { prevPolicyEndDate: past.endDate ?? '' }),
      ...(past?.type && { previousPolicyType: previousTypeOf(past) }),
      ...(past?.ncb !== undefined && { previousNoClaimBonus: past.ncb }),
    },
    ...(past?.claimed !== undefined && { previousClaimData: { claimed: past.claimed } }),
    searchText: '',
  }
}
