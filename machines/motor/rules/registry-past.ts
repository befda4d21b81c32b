import type { Day } from '../../schemas/basics.ts'
import type { MotorRecord, RegistryDetails } from '../record/motor-record.ts'
import { pastOf } from './as-of-today.ts'
import { statusOn } from './business-type.ts'
import { previousPolicyOption, previousPolicyType } from './previous-policy-type.ts'
import { vehicleAge } from './vehicle-age.ts'

/** The previous policy as the registry knows it; no claim and no bonus are assumed and listed as such. */
export function pastOfRegistry(
  { vehicleType = '4w', registrationDate }: MotorRecord,
  { previousEndDate: endDate, previousInsurer }: RegistryDetails,
  today: Day,
): Partial<MotorRecord> {
  if (endDate === undefined || registrationDate === undefined) return {}
  const age = vehicleAge(registrationDate, today)
  return pastOf(
    {
      claimed: false,
      status: statusOn(endDate, today),
      insurer: previousInsurer ?? { value: 'OTHER', label: 'Other / do not know' },
      endDate,
      type: previousPolicyOption(previousPolicyType({ vehicleType, age })),
      ncb: 0,
    },
    today,
  )
}
