import { plural } from '../reference/plural.ts'
import { formatRupees, paise } from '../rules/money.ts'
import type { Address } from './record/health-record.ts'
import type { HealthAddOn } from './record/health-request.ts'

/** What each add-on does, in a sentence. */
export const addOnHints: Readonly<Record<HealthAddOn, string>> = {
  noClaimBonusSuper: 'The sum insured grows every year without a claim.',
  smartSelect:
    'Cheaper, if you go to hospitals of the insurer’s network; elsewhere you pay a fifth yourself.',
  careShield: 'Gloves, syringes and other consumables are paid, and inflation is made up for.',
  coPaymentWaiver: 'You pay no share of a claim, whatever your age or the city of the hospital.',
  nonMedicalCover: 'Items on the insurer’s list of non-payable expenses are paid.',
  maternity: 'Delivery and the newborn’s first days, after 24 months.',
}

/** The law of 22 September 2025. */
export const noGst = 'No GST on individual health cover since 22 September 2025'

/** `₹5 lakh`, `₹1 crore`. */
export function spokenSum(rupees: number): string {
  if (rupees >= 10_000_000) return `₹${rupees / 10_000_000} crore`
  return rupees >= 100_000 ? `₹${rupees / 100_000} lakh` : formatRupees(paise(rupees))
}

export const spokenMonths = (months: number): string => plural(months, `${months} month`, `${months} months`)
export const spokenYears = (years: number): string => plural(years, `${years} year`, `${years} years`)

/** An address on one line. */
export const spokenAddress = ({ line1, line2, area, city, state, pincode }: Address): string =>
  [line1, line2, area, city, `${state} ${pincode}`].filter(Boolean).join(', ')
