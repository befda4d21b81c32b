import type { PricedAddOn } from './addons.ts'
import data from './data/tariff.json' with { type: 'json' }
import type { Gender } from './people.ts'
import type { VehicleKind } from './policies.ts'

/**
 * A tariff row with the day it came into force. A change is a new row; old rows stay, so
 * that old prices can be recalculated.
 */
export interface Dated {
  validFrom: string
  source: string
}

type ByVehicle<T> = Record<VehicleKind, T>

/** Rupees up to and including `max` cc or kW; the last band has no end. */
interface ThirdPartyBand {
  max: number | null
  annual: number
  longTerm: number
}

export interface ThirdPartyTariff
  extends Dated,
    ByVehicle<{ cc: readonly ThirdPartyBand[]; kW: readonly ThirdPartyBand[] }> {
  hybridDiscountPct: number
}

/** Percent of IDV a year, by zone, then age band, then engine band. */
interface OwnDamageTable {
  cc: readonly (number | null)[]
  kW: readonly (number | null)[]
  ages: readonly (number | null)[]
  A: readonly (readonly number[])[]
  B: readonly (readonly number[])[]
}

export interface OwnDamageTariff extends Dated, ByVehicle<OwnDamageTable> {}

export interface IdvTariff extends Dated {
  depreciation: readonly { maxMonths: number | null; pct: number }[]
}

export interface ExtrasTariff extends Dated {
  electricalPct: number
  biFuelOdPct: number
  biFuelFactoryOdPct: number
  biFuelTpPerYear: number
  antiTheft: { pct: number; max: number }
  automobileAssociation: { pct: number; max: ByVehicle<number> }
  voluntaryDeductible: ByVehicle<readonly { amount: number; pct: number; max: number }[]>
  tppdPerYear: ByVehicle<number>
  paidDriverPerYear: number
  employeePerYear: number
  passengerPer10000: ByVehicle<number>
  compulsoryDeductible: ByVehicle<readonly { maxCc: number | null; amount: number }[]>
}

export interface AddOnGuide extends Dated {
  percentByAge: ByVehicle<Partial<Record<PricedAddOn, readonly number[]>>>
}

interface GstRate extends Dated {
  motorPct: number
  individualHealthPct: number
}

type ByZone<T> = Record<1 | 2 | 3, T>
type ByTenure<T> = Record<1 | 2 | 3, T>

/** Premiums of one person for a year; factors multiply, percents are of the premium before add-ons. */
export interface HealthTariff extends Dated {
  /** By age in years, both inclusive. */
  base: readonly { from: number; to: number; annual: number }[]
  gender: Record<Gender, number>
  /** By rupees of cover. */
  sumInsured: Readonly<Record<string, number>>
  zone: ByZone<number>
  tenureDiscountPct: ByTenure<number>
  addOnPct: Record<'noClaimBonusSuper' | 'smartSelect' | 'careShield' | 'nonMedicalCover', number>
  /** What the sum insured grows by with the add-on of that name. */
  noClaimBonus: { pctPerYear: number; maxPct: number }
  coPaymentWaiverPct: { below61: number; from61: number }
  /** By months. */
  preExistingWaitPct: Record<36 | 24 | 12, number>
  maternityPerYear: number
  /** By rupees of cover a year. */
  opdPerYear: Readonly<Record<string, number>>
  loadingPct: { smoker: number; bmiOver32: number; bmiUnder17: number; max: number }
  waits: { initialDays: number; specifiedIllnessMonths: number; maternityMonths: number }
  /** Months until no claim is refused for what was not told; days to return a policy, and to renew one late. */
  rights: { moratoriumMonths: number; freeLookDays: number; graceDays: number }
  /** Compulsory from an age; below it for treatment in a dearer zone. */
  coPayment: { fromAge: number; pct: number }
}

/** Every table the rating engines read, rupees and percent as printed. */
interface Tariff {
  thirdParty: readonly ThirdPartyTariff[]
  ownDamage: readonly OwnDamageTariff[]
  idv: readonly IdvTariff[]
  extras: readonly ExtrasTariff[]
  addOnGuide: readonly AddOnGuide[]
  gst: readonly GstRate[]
  health: readonly HealthTariff[]
}

export const tariff: Tariff = data

/** The row in force on a day. */
export function inForce<Row extends Dated>(rows: readonly Row[], day: string): Row {
  const row = rows.findLast(({ validFrom }) => validFrom <= day)
  if (!row) throw new RangeError(`No tariff was in force on ${day}`)
  return row
}
