import * as v from 'valibot'
import type { HealthPlan } from '#machines/health/record/health-plan.ts'
import type { Basics, HealthRecord } from '#machines/health/record/health-record.ts'
import { defaultHealthRequest } from '#machines/health/record/health-request.ts'
import { askerOf } from '../quotes/asker.ts'
import { planFromPlanQuote, planQuoteFromPlan } from '../quotes/plan-quote.ts'
import type { HealthQuote, HealthQuotesRequest, healthStep1 } from './health-quotes.calls.ts'
import { enquiryIdOf, paymentUrlOf } from './health-request.codec.ts'
import { fromPlanDetails, planDetails, toPlanDetails } from './plan-details.ts'

type WireBasics = v.InferOutput<typeof healthStep1>

/** What the page asks for: who is to be insured and what is wanted (HEALTH-02, HEALTH-15). */
export function toHealthQuotesRequest(
  record: HealthRecord,
  loggedInUser: boolean,
  customerUniqueNumber?: string,
): HealthQuotesRequest {
  const { leadId, quotationNumber, basics, request = defaultHealthRequest } = record
  const [enquiryId, paymentURL] = [enquiryIdOf(record), paymentUrlOf(record)]
  return {
    customerLeadId: leadId,
    quoteType: 'health',
    ...(quotationNumber && { quotationNumber }),
    ...(enquiryId && { enquiryId }),
    ...(paymentURL && { paymentURL }),
    step: 2,
    ...askerOf(record, loggedInUser, customerUniqueNumber),
    ...(basics?.pincode && { step1: toWireBasics(basics, basics.pincode) }),
    PlanDetails: toPlanDetails(request),
  }
}

export function toWireBasics(
  { relation, gender, age }: Basics,
  { value, label }: NonNullable<Basics['pincode']>,
): WireBasics {
  const [City = '', State = ''] = label.replace(/^\d{6}\s*/, '').split(/,\s*/)
  return {
    customerRelation: relation,
    customerGender: gender,
    customerAge: age,
    pincode: { value: String(value), City, State },
  }
}

export function fromWireBasics({
  customerRelation,
  customerGender,
  customerAge,
  pincode,
}: WireBasics): Basics {
  const { value, City, State } = pincode
  return {
    relation: customerRelation,
    gender: customerGender,
    age: customerAge,
    pincode: { value, label: `${value} ${City}, ${State}` },
  }
}

/** An insurer's price as on the wire. */
export function healthQuoteFromPlan(plan: HealthPlan): HealthQuote {
  const { sumInsured, tenure, features } = plan
  const { sumInsuredValue, planTenure } = toPlanDetails({ ...defaultHealthRequest, sumInsured, tenure })
  return { ...planQuoteFromPlan(plan), sumInsuredValue, planTenure, features }
}

/** Decodes a price from the wire, in whole paise. */
export function planFromHealthQuote(quote: HealthQuote): HealthPlan {
  const { sumInsuredValue, planTenure, features } = quote
  const { sumInsured, tenure } = fromPlanDetails(v.parse(planDetails, { sumInsuredValue, planTenure }))
  return { ...planFromPlanQuote(quote), sumInsured, tenure, features }
}
