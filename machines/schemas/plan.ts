import * as v from 'valibot'
import { day, paise } from './basics.ts'

/** One printed line of a premium: signed whole paise, and why it is there. */
export const premiumLine = v.object({
  key: v.string(),
  label: v.string(),
  amount: v.pipe(v.number(), v.integer()),
  reason: v.string(),
})

const identityNeed = v.picklist(['pan', 'aadhaar', 'gst'])

/** An insurer's price: what the card, the breakup and the proposal of any product need. */
export const plan = v.object({
  insurerId: v.number(),
  insurer: v.string(),
  logo: v.string(),
  caseId: v.string(),
  planId: v.string(),
  start: day,
  end: day,
  lines: v.array(premiumLine),
  net: paise,
  gst: paise,
  final: paise,
  /** Add-ons the price contains, and those the insurer does not sell here, with the reason. */
  included: v.array(v.string()),
  missing: v.array(v.object({ addOn: v.string(), reason: v.string() })),
  /** What each add-on that the insurer sells here costs before tax, where it tells. */
  addOnPrices: v.optional(v.array(v.object({ addOn: v.string(), amount: v.pipe(v.number(), v.integer()) }))),
  needs: v.array(identityNeed),
  /** Questions that this insurer asks before a proposal (isAddonQuesAsk). */
  questions: v.array(v.object({ key: v.string(), text: v.string() })),
  notes: v.array(v.string()),
  /** The acceptance ends unless it is paid by then. */
  payBy: v.optional(v.pipe(v.string(), v.isoTimestamp())),
})

/** An insurer that gave no price, and why. */
export const unavailable = v.object({
  insurerId: v.number(),
  insurer: v.string(),
  logo: v.string(),
  reason: v.picklist(['declined', 'late', 'down']),
  message: v.string(),
})

/** A price as it is stored: what a product adds to it stays. */
export const storedPlan: v.GenericSchema<unknown, Plan> = v.looseObject(plan.entries)

export type PremiumLine = v.InferOutput<typeof premiumLine>
export type Plan = v.InferOutput<typeof plan>
export type Unavailable = v.InferOutput<typeof unavailable>
export type IdentityNeed = v.InferOutput<typeof identityNeed>
