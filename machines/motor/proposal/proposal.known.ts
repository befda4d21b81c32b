import type { Answers } from '../../core/field.ts'
import type { Day } from '../../schemas/basics.ts'
import type { RegistryDetails } from '../record/motor-record.ts'

/** What the vehicle registry answers of the vehicle page, as far as it says anything. */
export function knownAnswers(known: RegistryDetails | undefined, today: Day): Answers {
  const { engineNumber, chassisNumber, financier, previousPolicyNumber } = known ?? {}
  return {
    ...(engineNumber && { engineNumber }),
    ...(chassisNumber && { chassisNumber }),
    ...(known && { financed: financier ? 'yes' : 'no' }),
    ...(financier && { bank: { value: financier, label: financier } }),
    ...(previousPolicyNumber && { previousPolicyNumber }),
    ...certificateIn(known, today),
  }
}

/** A pollution certificate that has ended says nothing of a newer one. */
function certificateIn(known: RegistryDetails | undefined, today: Day): Answers {
  const { pollutionNumber: pucNumber, pollutionUntil: pucUntil } = known ?? {}
  return pucNumber && pucUntil && pucUntil >= today ? { validPuc: 'yes', pucNumber, pucUntil } : {}
}
