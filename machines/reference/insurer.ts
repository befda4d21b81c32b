import type { PricedAddOn } from './addons.ts'
import type { BusinessType, CoverType, FuelType, VehicleKind } from './policies.ts'

/** Percent off the basic own damage for vehicles up to `maxAge` years, by fuel. */
export interface DiscountRow {
  maxAge: number
  petrol: number
  diesel: number
  electric: number
}

/**
 * What an add-on costs: `guide` is a factor on the tariff's percent-of-IDV table, `idv` a percent of the IDV,
 * `od` a percent of the own damage after discounts, `flat` rupees a year. Offered while the age in years is below `underAge`.
 */
export interface AddOnOffer {
  basis: 'guide' | 'idv' | 'od' | 'flat'
  amount: number
  underAge: number
}

export type AddOnOffers = Readonly<Partial<Record<PricedAddOn, AddOnOffer>>>

/** A risk is declined when every condition given holds. */
export interface Decline {
  reason: string
  vehicleType?: VehicleKind
  fuelType?: FuelType
  coverType?: CoverType
  businessType?: BusinessType
  /** Years. */
  overAge?: number
  claimed?: boolean
}

/** What the rating engine needs of an insurer. Rupees, percent and years, as in a printed tariff. */
export interface RatingProfile {
  name: string
  /** The state it sells from: buyers in the same state pay CGST and SGST, all others IGST. */
  homeState: string
  idv: { min: number; max: number }
  maxVehicleAge: number
  odDiscount: Readonly<Record<VehicleKind, readonly DiscountRow[]>>
  /** Percentage points taken off the discount; it never falls below the last row of the grid. */
  discountCuts: { zoneA: number; claim: number; breakIn: number }
  /** Compulsory personal accident cover for the owner-driver: for one year, and for the long first term. */
  cpa: { annual: number; longTerm: Readonly<Record<VehicleKind, number>> }
  addOns: Readonly<Record<VehicleKind, AddOnOffers>>
  declines: readonly Decline[]
  breakIn: { inspection: 'selfInspection' | 'agencySurvey'; startsAfterDays: number }
}

/** One insurer. The rates are invented so that the twelve differ consistently; they are nobody's real prices. */
export interface Insurer extends RatingProfile {
  key: string
  insurerId: number
  legalName: string
  logo: string
  sector: 'private' | 'public'
  kyc: readonly ('ckyc' | 'ovd' | 'otp')[]
  proposal: {
    call: 'submitProposal' | 'saveKotakProposal'
    panRequired: boolean
    aadhaarRequired: boolean
    gstinOfOrganisations: boolean
  }
  /** Minimum and maximum response time of its sandbox, in ms. */
  latencyMs: readonly [number, number]
}
