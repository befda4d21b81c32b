import type { MotorPlan } from '#machines/motor/record/motor-plan.ts'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { addOnsOfFlags, flagOfLine } from '#machines/motor/rules/line-flags.ts'
import { flagsOfAddOn, type QuoteFlag, quoteFlags } from '#machines/reference/quote-flags.ts'
import { paise, rupees } from '#machines/rules/money.ts'
import type { IdentityNeed } from '#machines/schemas/plan.ts'
import { amountInPaise, amountInRupees } from './amounts.ts'
import type { QuoteResult } from './quote-result.ts'

/** The vehicle, as repeated in a quote. */
export type QuotedVehicle = Pick<MotorRecord, 'registrationNumber' | 'make' | 'model' | 'variant'>

/** An insurer's price as on the wire. */
export function quoteResultFromPlan(plan: MotorPlan, vehicle: QuotedVehicle): QuoteResult {
  const { insurerId, insurer, logo, caseId, planId, idv, questions, needs } = plan
  return {
    Logo: logo,
    Api_name: insurer,
    PolicyId: planId,
    ApiId: String(insurerId),
    RegisterNumber: vehicle.registrationNumber,
    Make: vehicle.make?.label ?? '',
    Model: vehicle.model?.label ?? '',
    variant: vehicle.variant?.label ?? '',
    ...amountsOf(plan),
    MinIdv: rupees(idv?.min ?? 0),
    MaxIdv: rupees(idv?.max ?? 0),
    idv: rupees(idv?.value ?? 0),
    StartDate: plan.start,
    EndDate: plan.end,
    insurer,
    policyType: plan.coverType,
    caseId,
    insurerId,
    planId,
    kycAdditionalData: [],
    isAddonQuesAsk: questions.length > 0,
    addonQuesArray: questions,
    isAdharRequiredInProposal: needs.includes('aadhaar'),
    isPanRequiredInProposal: needs.includes('pan'),
    isGstNumberRequiredInProposal: needs.includes('gst'),
    ...flagsOf(plan),
    premiumLines: plan.lines.map(amountInRupees),
    missingAddOns: plan.missing,
    notes: plan.notes,
    ...(plan.thirdPartyEnd && { thirdPartyEndDate: plan.thirdPartyEnd }),
    ...(plan.deductible && { deductible: rupees(plan.deductible) }),
    ...(plan.inspection && { isInspectionRequired: true }),
    ...(plan.addOnPrices && { addOnPrices: plan.addOnPrices.map(amountInRupees) }),
  }
}

function amountsOf(plan: MotorPlan) {
  const line = (key: string) => rupees(sumOf(plan, (other) => other === key))
  return {
    BasicODPremium: line('basicOd'),
    BasicTPPremium: line('basicTp'),
    NetPremium: rupees(plan.net),
    GST: rupees(plan.gst),
    FinalPremium: rupees(plan.final),
    discount: reduced(line('insurerDiscount')),
    NCBDiscount: reduced(line('ncb')),
    tppdDiscount: reduced(line('tppdDiscount')),
    loadingPremium: line('loading'),
    TotalODAddons: rupees(sumOf(plan, isAddOn)),
  }
}

/** A discount's line is negative, its field on the wire is positive; avoids -0. */
const reduced = (amount: number) => (amount === 0 ? 0 : -amount)

const isAddOn = (key: string) => key in flagsOfAddOn && key !== 'personalAccident'

function sumOf({ lines }: MotorPlan, counts: (key: string) => boolean): number {
  return lines.reduce((sum, line) => (counts(line.key) ? sum + line.amount : sum), 0)
}

type Flags = Record<QuoteFlag, boolean> & Record<`${QuoteFlag}Amount`, number>

function flagsOf(plan: MotorPlan): Flags {
  const entries = quoteFlags.flatMap((flag): [string, boolean | number][] => {
    const fills = (key: string) => flagOfLine(key) === flag
    return [
      [flag, plan.lines.some((line) => fills(line.key))],
      [`${flag}Amount`, rupees(Math.abs(sumOf(plan, fills)))],
    ]
  })
  return Object.fromEntries(entries) as Flags
}

/** Decodes a price from the wire, in whole paise. */
export function planFromQuoteResult(result: QuoteResult): MotorPlan {
  const { insurerId, insurer, Logo, caseId, planId } = result
  return {
    insurerId,
    insurer,
    logo: Logo,
    caseId,
    planId,
    coverType: result.policyType,
    ...(result.idv > 0 && {
      idv: { value: paise(result.idv), min: paise(result.MinIdv), max: paise(result.MaxIdv) },
    }),
    start: result.StartDate,
    end: result.EndDate,
    ...(result.thirdPartyEndDate && { thirdPartyEnd: result.thirdPartyEndDate }),
    ...(result.deductible && { deductible: paise(result.deductible) }),
    ...(result.isInspectionRequired && { inspection: true }),
    lines: result.premiumLines.map(amountInPaise),
    net: paise(result.NetPremium),
    gst: paise(result.GST),
    final: paise(result.FinalPremium),
    included: addOnsOfFlags((flag) => result[flag], result.tppdDiscount > 0),
    missing: result.missingAddOns,
    ...(result.addOnPrices && { addOnPrices: result.addOnPrices.map(amountInPaise) }),
    needs: needsOf(result),
    questions: result.addonQuesArray,
    notes: result.notes,
  }
}

function needsOf(result: QuoteResult): IdentityNeed[] {
  const asked: [boolean, IdentityNeed][] = [
    [result.isPanRequiredInProposal, 'pan'],
    [result.isAdharRequiredInProposal, 'aadhaar'],
    [result.isGstNumberRequiredInProposal, 'gst'],
  ]
  return asked.flatMap(([isAsked, need]) => (isAsked ? [need] : []))
}
