import * as v from 'valibot'
import { type QuoteFlag, quoteFlags } from '#machines/reference/quote-flags.ts'
import { coverType, day } from '#machines/schemas/basics.ts'

/** Money on the wire is rupees, with paise behind the point; inside it is whole paise. */
export const rupees = v.number()

const each = <S>(schema: S) =>
  Object.fromEntries(quoteFlags.map((flag) => [flag, schema])) as Record<QuoteFlag, S>
const eachAmount = Object.fromEntries(quoteFlags.map((flag) => [`${flag}Amount`, rupees])) as Record<
  `${QuoteFlag}Amount`,
  typeof rupees
>

/** A line of the breakup; the amounts of all lines add up to NetPremium. */
export const wireLine = v.object({
  key: v.string(),
  label: v.string(),
  amount: rupees,
  reason: v.string(),
})

/** What each add-on that the insurer sells here costs before tax, where it tells. */
export const addOnPrices = v.optional(v.array(v.object({ addOn: v.string(), amount: rupees })))

/** One insurer's price as the specification spells it (spec §3, QUOTE-01 to QUOTE-03), misspellings included. */
export const quoteResult = v.object({
  Logo: v.string(),
  Api_name: v.string(),
  PolicyId: v.string(),
  ApiId: v.string(),
  RegisterNumber: v.string(),
  Make: v.string(),
  Model: v.string(),
  variant: v.string(),
  BasicODPremium: rupees,
  BasicTPPremium: rupees,
  NetPremium: rupees,
  GST: rupees,
  FinalPremium: rupees,
  /** All three are 0 without own-damage cover. */
  MinIdv: rupees,
  MaxIdv: rupees,
  idv: rupees,
  StartDate: day,
  EndDate: day,
  discount: rupees,
  insurer: v.string(),
  policyType: coverType,
  caseId: v.string(),
  insurerId: v.number(),
  planId: v.string(),
  tppdDiscount: rupees,
  loadingPremium: rupees,
  kycAdditionalData: v.array(v.string()),
  isAddonQuesAsk: v.boolean(),
  addonQuesArray: v.array(v.object({ key: v.string(), text: v.string() })),
  isAdharRequiredInProposal: v.boolean(),
  isPanRequiredInProposal: v.boolean(),
  isGstNumberRequiredInProposal: v.boolean(),
  TotalODAddons: rupees,
  NCBDiscount: rupees,
  ...each(v.boolean()),
  ...eachAmount,

  // Our own beside the specification's.
  premiumLines: v.array(wireLine),
  missingAddOns: v.array(v.object({ addOn: v.string(), reason: v.string() })),
  notes: v.array(v.string()),
  /** Set where third-party cover continues after EndDate, as for a new vehicle. */
  thirdPartyEndDate: v.optional(day),
  /** What the owner bears of each own-damage claim. */
  deductible: v.optional(rupees),
  /** Set where the insurer looks at photographs of the vehicle before it accepts. */
  isInspectionRequired: v.optional(v.literal(true)),
  addOnPrices,
})

/** An insurer that gave no price (QUOTE-06). */
export const unavailableMessage = v.object({
  Api_name: v.string(),
  logo: v.string(),
  displayMessage: v.string(),
  insurerId: v.number(),
  reason: v.picklist(['declined', 'late', 'down']),
})

export type QuoteResult = v.InferOutput<typeof quoteResult>
export type UnavailableMessage = v.InferOutput<typeof unavailableMessage>
