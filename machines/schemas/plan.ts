import * as v from 'valibot'
import { coverType, day, paise } from './basics.ts'

/** One printed line of a premium: signed whole paise, and why it is there. */
export const premiumLine = v.object({
  key: v.string(),
  label: v.string(),
  amount: v.pipe(v.number(), v.integer()),
  reason: v.string(),
})

export const identityNeed = v.picklist(['pan', 'aadhaar', 'gst'])

/** An insurer's price for this vehicle: what the card, the breakup and the proposal need. */
export const plan = v.object({
  insurerId: v.number(),
  insurer: v.string(),
  logo: v.string(),
  caseId: v.string(),
  planId: v.string(),
  coverType,
  /** What the own damage is insured for; absent for third party only. */
  idv: v.optional(v.object({ value: paise, min: paise, max: paise })),
  start: day,
  end: day,
  thirdPartyEnd: v.optional(day),
  lines: v.array(premiumLine),
  net: paise,
  gst: paise,
  final: paise,
  /** Add-ons the price contains, and those the insurer does not sell for this vehicle, with the reason. */
  included: v.array(v.string()),
  missing: v.array(v.object({ addOn: v.string(), reason: v.string() })),
  needs: v.array(identityNeed),
  /** Questions that this insurer asks before a proposal (isAddonQuesAsk). */
  questions: v.array(v.object({ key: v.string(), text: v.string() })),
  notes: v.array(v.string()),
})

/** An insurer that gave no price, and why. */
export const unavailable = v.object({
  insurerId: v.number(),
  insurer: v.string(),
  logo: v.string(),
  reason: v.picklist(['declined', 'late', 'down']),
  message: v.string(),
})

export type PremiumLine = v.InferOutput<typeof premiumLine>
export type Plan = v.InferOutput<typeof plan>
export type Unavailable = v.InferOutput<typeof unavailable>
export type IdentityNeed = v.InferOutput<typeof identityNeed>
