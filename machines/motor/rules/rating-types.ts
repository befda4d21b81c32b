import type { Ncb } from '../../reference/policies.ts'
import type { QuoteFlag } from '../../reference/quote-flags.ts'

export type PremiumPart = 'od' | 'addOns' | 'tp'

/** One printed line: whole rupees in paise, negative for a discount, with its rule and table row. */
export interface MotorPremiumLine {
  key: string
  part: PremiumPart
  label: string
  amount: number
  reason: string
  /** The flag of the quote that this line fills, where it has one. */
  flag?: QuoteFlag | undefined
}

export interface NotOffered {
  key: string
  reason: string
}

/** A price whose lines add up: `od + addOns + tp = net`, `net + gst = final`. */
export interface MotorPremium {
  lines: readonly MotorPremiumLine[]
  /** Own damage after all discounts and the no-claim bonus, without add-ons. */
  od: number
  addOns: number
  tp: number
  /** Percent off the basic own damage, and the slab of the new policy. */
  discountPct: number
  ncbPct: Ncb
  /** Positive. */
  ncbDiscount: number
  net: number
  gst: number
  tax: { cgst: number; sgst: number; igst: number }
  final: number
  /** 0 for third-party cover, which insures no vehicle. */
  idv: number
  minIdv: number
  maxIdv: number
  start: string
  /** End of the longest cover; own damage ends on `odEnd`. */
  end: string
  odEnd?: string | undefined
  notOffered: readonly NotOffered[]
}
