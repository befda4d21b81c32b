import type { PricedAddOn } from '../../reference/addons.ts'
import type {
  BusinessType,
  CoverType,
  FuelType,
  Ncb,
  OwnerType,
  PreviousPolicyType,
  VehicleKind,
} from '../../reference/policies.ts'
import type { QuoteFlag } from '../../reference/quote-flags.ts'
import type { Zone } from '../../reference/rtos.ts'

/** All that a price depends on. Money in paise, days as YYYY-MM-DD. */
export interface MotorRisk {
  vehicleType: VehicleKind
  fuelType: FuelType
  /** Null for electric vehicles. */
  cubicCapacity: number | null
  motorKw: number | null
  seating: number
  exShowroom: number
  zone: Zone
  registrationDate: string
  isNew: boolean
  ownerType: OwnerType
  coverType: CoverType
  businessType: BusinessType
  previousEnd?: string | undefined
  previousPolicyType?: PreviousPolicyType | undefined
  previousNcb: Ncb
  claimed: boolean
  ownerChanged: boolean
  /** The requested insured declared value; each insurer clamps it to its own bounds. */
  idv?: number | undefined
  addOns: readonly PricedAddOn[]
  electricalAccessories?: number | undefined
  nonElectricalAccessories?: number | undefined
  /** Value of a bi-fuel kit; 0 when it was fitted in the factory. */
  biFuelKit?: number | undefined
  voluntaryDeductible?: number | undefined
  antiTheft?: boolean | undefined
  automobileAssociation?: boolean | undefined
  /** Damage to others' property limited to ₹6,000. */
  tppdRestricted?: boolean | undefined
  paidDrivers?: number | undefined
  /** Sum insured of each passenger. */
  passengerCover?: number | undefined
  personalAccident: boolean
  /** Personal accident for the whole first term of a new vehicle instead of a year. */
  personalAccidentLongTerm?: boolean | undefined
  /** Letters of the state the buyer lives in. */
  buyerState?: string | undefined
}

export type PremiumPart = 'od' | 'addOns' | 'tp'

/** One printed line: whole rupees in paise, negative for a discount, with its rule and table row. */
export interface PremiumLine {
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

export interface Declined {
  declined: string
}

/** A price whose lines add up: `od + addOns + tp = net`, `net + gst = final`. */
export interface MotorPremium {
  lines: readonly PremiumLine[]
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
