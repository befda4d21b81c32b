import type { VehicleKind } from './policies.ts'

/** Voluntary deductibles for own-damage claims, in rupees; the tariff has a discount for each. */
export const voluntaryDeductibles: Readonly<Record<VehicleKind, readonly number[]>> = {
  '2w': [500, 750, 1000, 1500, 3000],
  '4w': [2500, 5000, 7500, 15_000],
}
