import { inForce, tariff } from '../../reference/tariff.ts'
import { paise } from '../../rules/money.ts'
import type { Day, VehicleType } from '../../schemas/basics.ts'

type Vehicle = { vehicleType: VehicleType; cubicCapacity: number | null }

/** What an owner bears of each own-damage claim by the tariff of the day, whatever they choose besides; in paise. */
export function compulsoryDeductible({ vehicleType, cubicCapacity }: Vehicle, on: Day): number {
  const rows = inForce(tariff.extras, on).compulsoryDeductible[vehicleType]
  const cc = cubicCapacity ?? 0
  return paise(rows.find(({ maxCc }) => maxCc === null || cc <= maxCc)?.amount ?? 0)
}
