import type { DiscountRow } from '#machines/reference/insurer.ts'
import type { FuelType } from '#machines/reference/policies.ts'
import type { Basis } from './basis.ts'
import { isBreakIn } from './cover.ts'

const column = (fuelType: FuelType): 'petrol' | 'diesel' | 'electric' =>
  fuelType === 'Diesel' ? 'diesel' : fuelType === 'Electric' ? 'electric' : 'petrol'

/**
 * The insurer's discount on basic own damage in percent: its grid by age and fuel,
 * less its cuts, never below the last row.
 */
export function discountOf({ risk, profile, age }: Basis): number {
  const grid = profile.odDiscount[risk.vehicleType]
  const fuel = column(risk.fuelType)
  const rowFor = (row: DiscountRow) => age <= row.maxAge
  const least = grid.at(-1)?.[fuel] ?? 0
  const full = grid.find(rowFor)?.[fuel] ?? least
  const { zoneA, claim, breakIn } = profile.discountCuts
  const cut = (risk.zone === 'A' ? zoneA : 0) + (risk.claimed ? claim : 0) + (isBreakIn(risk) ? breakIn : 0)
  return Math.max(least, full - cut)
}
