import type { Answers } from '../../core/field.ts'
import type { RegistryDetails } from '../record/motor-record.ts'

/** What the vehicle registry answers of the vehicle page, as far as it says anything. */
export function knownAnswers(known: RegistryDetails | undefined): Answers {
  const { engineNumber, chassisNumber, financier } = known ?? {}
  return {
    ...(engineNumber && { engineNumber }),
    ...(chassisNumber && { chassisNumber }),
    ...(known && { financed: financier ? 'yes' : 'no' }),
    ...(financier && { bank: { value: financier, label: financier } }),
  }
}
