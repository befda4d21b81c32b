import type { PayloadOf } from '../../core/event.ts'
import type { Day } from '../../schemas/basics.ts'
import type { MotorRecord, RegistryDetails } from '../record/motor-record.ts'
import type { previousPolicyQuestion } from '../record/previous-policy.question.ts'
import { statusOn } from './business-type.ts'
import { previousPolicyOption, previousPolicyType } from './previous-policy-type.ts'
import { vehicleAge } from './vehicle-age.ts'

/** The question of the previous policy, answered. */
export type PastAnswer = PayloadOf<typeof previousPolicyQuestion>

type Known = RegistryDetails & Required<Pick<RegistryDetails, 'previousEndDate'>>

/** What a machine's guards and actions get of the registry's answer. */
export type Recalled = { details: RegistryDetails | null }
export const recalled = ({ event }: { event: { output: RegistryDetails | null } }): Recalled => ({
  details: event.output,
})

export const tellsPast = (details: RegistryDetails | null): details is Known =>
  details?.previousEndDate !== undefined

/** What the registry answers of the previous policy; no claim and no bonus are assumed and listed as such. */
export function pastInRegistry(
  { vehicleType = '4w', registrationDate }: MotorRecord,
  { previousEndDate: endDate, previousInsurer }: Known,
  today: Day,
): PastAnswer {
  const age = vehicleAge(registrationDate ?? today, today)
  return {
    claimed: 'no',
    status: statusOn(endDate, today),
    insurer: previousInsurer ?? { value: 'OTHER', label: 'Other / do not know' },
    endDate,
    policyType: previousPolicyOption(previousPolicyType({ vehicleType, age })),
    ncb: 0,
    assumed: ['claimed', 'ncb'],
  }
}

/** The same where nothing is known of it yet and the prices come first: as after a long break, which can only cost more. */
export const pastForLater: PastAnswer = {
  claimed: 'no',
  status: 'no information',
  assumed: ['claimed', 'ncb'],
}
