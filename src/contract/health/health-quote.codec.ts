import * as v from 'valibot'
import type { HealthPlan } from '#machines/health/record/health-plan.ts'
import type { Basics, HealthRecord } from '#machines/health/record/health-record.ts'
import { defaultHealthRequest } from '#machines/health/record/health-request.ts'
import { paise, rupees } from '#machines/rules/money.ts'
import type { HealthQuote, HealthQuotesRequest, healthStep1 } from './health-quotes.calls.ts'
import { enquiryIdOf, paymentUrlOf } from './health-request.codec.ts'
import { fromPlanDetails, planDetails, toPlanDetails } from './plan-details.ts'

type WireBasics = v.InferOutput<typeof healthStep1>

/** What the page asks for: who is to be insured and what is wanted (HEALTH-02, HEALTH-15). */
export function toHealthQuotesRequest(record: HealthRecord, loggedInUser: boolean): HealthQuotesRequest {
  const { leadId, quotationNumber, basics, request = defaultHealthRequest } = record
  const [enquiryId, paymentURL] = [enquiryIdOf(record), paymentUrlOf(record)]
  return {
    customerLeadId: leadId,
    quoteType: 'health',
    ...(quotationNumber && { quotationNumber }),
    ...(enquiryId && { enquiryId }),
    ...(paymentURL && { paymentURL }),
    step: 2,
    loggedInUser,
    ...(basics?.pincode && { step1: toWireBasics(basics, basics.pincode) }),
    planDetails: toPlanDetails(request),
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
  const { sumInsuredValue, planTenure } = toPlanDetails({ ...defaultHealthRequest, ...termsOf(plan) })
  return {
    Logo: plan.logo,
    insurer: plan.insurer,
    insurerId: plan.insurerId,
    caseId: plan.caseId,
    planId: plan.planId,
    planName: plan.planName,
    sumInsuredValue,
    planTenure,
    NetPremium: rupees(plan.net),
    GST: rupees(plan.gst),
    FinalPremium: rupees(plan.final),
    StartDate: plan.start,
    EndDate: plan.end,
    isPanRequiredInProposal: plan.needs.includes('pan'),
    premiumLines: plan.lines.map((line) => ({ ...line, amount: rupees(line.amount) })),
    missingAddOns: plan.missing,
    features: plan.features,
    notes: plan.notes,
  }
}

const termsOf = ({ sumInsured, tenure }: HealthPlan) => ({ sumInsured, tenure })

/** Decodes a price from the wire, in whole paise. */
export function planFromHealthQuote(quote: HealthQuote): HealthPlan {
  const { sumInsured, tenure } = fromPlanDetails(
    v.parse(planDetails, { sumInsuredValue: quote.sumInsuredValue, planTenure: quote.planTenure }),
  )
  return {
    insurerId: quote.insurerId,
    insurer: quote.insurer,
    logo: quote.Logo,
    caseId: quote.caseId,
    planId: quote.planId,
    planName: quote.planName,
    sumInsured,
    tenure,
    start: quote.StartDate,
    end: quote.EndDate,
    lines: quote.premiumLines.map((line) => ({ ...line, amount: paise(line.amount) })),
    net: paise(quote.NetPremium),
    gst: paise(quote.GST),
    final: paise(quote.FinalPremium),
    included: [],
    missing: quote.missingAddOns,
    needs: quote.isPanRequiredInProposal ? ['pan'] : [],
    questions: [],
    notes: quote.notes,
    features: quote.features,
  }
}
