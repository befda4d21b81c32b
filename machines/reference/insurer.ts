import type { PricedAddOn } from './addons.ts'
import type { PricedHealthAddOn } from './health/add-ons.ts'
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

type AddOnOffers = Readonly<Partial<Record<PricedAddOn, AddOnOffer>>>

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

/** What the motor rating engine needs of an insurer. Rupees, percent and years, as in a printed tariff. */
export interface RatingProfile extends Pick<Insurer, 'name' | 'homeState'> {
  idv: { min: number; max: number }
  maxVehicleAge: number
  odDiscount: Readonly<Record<VehicleKind, readonly DiscountRow[]>>
  /** Percentage points taken off the discount; it never falls below the last row of the grid. */
  discountCuts: { zoneA: number; claim: number; breakIn: number }
  /** Compulsory personal accident cover for the owner-driver: for one year, and for the long first term. */
  cpa: { annual: number; longTerm: Readonly<Record<VehicleKind, number>> }
  addOns: Readonly<Record<VehicleKind, AddOnOffers>>
  declines: readonly Decline[]
  /**
   * After a break in cover: the days until a new policy starts, at least, and the length of the break from which
   * photographs of a two-wheeler are asked for; of a car they always are.
   */
  breakIn: { startsAfterDays: number; bikesInspectedAfterDays?: number }
}

interface Helpline {
  /** As it is read: "1800 000 0013". */
  number: string
  isSandbox: boolean
}

/** An insurance company, whatever it sells. */
export interface Insurer {
  key: string
  insurerId: number
  name: string
  legalName: string
  logo: string
  sector: 'private' | 'public'
  /** Whom a policyholder calls, day and night. */
  helpline: Helpline
  /** The state it sells from: buyers in the same state pay CGST and SGST, all others IGST. */
  homeState: string
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

/** Sells motor insurance. The rates are invented so that insurers differ consistently; no insurer charges them. */
export interface MotorInsurer extends Insurer, RatingProfile {}

/** Declined when every condition given holds. Ages and years as in the request, sums insured in rupees. */
export interface HealthDecline {
  reason: string
  overAge?: number
  sumInsuredOver?: number
  sumInsuredUnder?: number
  zone?: 1 | 2 | 3
  tenureOver?: number
}

/** A health plan: what it costs in relation to the tariff, what it pays for, and who may buy it. */
export interface HealthOffer {
  planName: string
  /** Multiplies the tariff's premium. */
  factor: number
  /** Ages at which it can be bought, inclusive. */
  entryAge: { min: number; max: number }
  roomRent: string
  networkHospitals: number
  /** How the sum insured is restored once it is used up; "None". */
  restore: string
  /** Besides what only an add-on would cover. */
  notCovered: readonly string[]
  /** Add-ons that do not go with the plan, and why. */
  withoutAddOns: Readonly<Partial<Record<PricedHealthAddOn, string>>>
  declines: readonly HealthDecline[]
}

/** Sells health insurance, under plans and rates as invented as motor's. */
export interface HealthInsurer extends Insurer {
  health: HealthOffer
}
