import type { PricedAddOn } from '../../reference/addons.ts'
import { motorInsurers } from '../../reference/insurers.ts'
import type { MotorRecord } from '../record/motor-record.ts'
import { vehicleAge } from './vehicle-age.ts'

export interface AddOnOffers {
  /** How many insurers sell it for a vehicle of this age, of how many. */
  offered: number
  of: number
  /** Years under which any insurer sells it; absent where none does at any age. */
  underAge?: number
}

/** Who sells an add-on for this vehicle, as far as its age decides. */
export function addOnOffers(addOn: PricedAddOn, record: MotorRecord, today: string): AddOnOffers {
  const { vehicleType = '4w', registrationDate, isNew } = record
  const age = isNew || registrationDate === undefined ? 0 : vehicleAge(registrationDate, today)
  const ages = motorInsurers.flatMap((insurer) => insurer.addOns[vehicleType][addOn]?.underAge ?? [])
  return {
    offered: ages.filter((underAge) => age < underAge).length,
    of: motorInsurers.length,
    ...(ages.length > 0 && { underAge: Math.max(...ages) }),
  }
}
