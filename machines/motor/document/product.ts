import { plural } from '../../reference/plural.ts'
import type { VehicleKind } from '../../reference/policies.ts'
import type { MotorRecord } from '../record/motor-record.ts'
import { thirdPartyYears } from '../rules/policy-period.ts'

const vehicles: Record<VehicleKind, string> = { '2w': 'Two-Wheeler', '4w': 'Private Car' }

/** The name of a motor policy by its cover. */
export function productName({ vehicleType = '4w', isNew, plan }: MotorRecord): string {
  const vehicle = vehicles[vehicleType]
  if (plan?.coverType === 'thirdParty') return `${vehicle} Liability Only Policy`
  if (plan?.coverType === 'odOnly') return `${vehicle} Stand-alone Own Damage Policy`
  return isNew ? `${vehicle} Bundled Policy` : `${vehicle} Package Policy`
}

/** "1 year own damage and 3 years third party" */
export function coverTerms({ vehicleType = '4w', isNew, plan }: MotorRecord): string {
  const years = (count: number) => plural(count, `${count} year`, `${count} years`)
  const thirdParty = `${years(thirdPartyYears(vehicleType, isNew))} third party`
  if (plan?.coverType === 'thirdParty') return thirdParty
  return plan?.coverType === 'odOnly' ? '1 year own damage' : `1 year own damage and ${thirdParty}`
}

export const hasOwnDamage = ({ plan }: MotorRecord): boolean => plan?.coverType !== 'thirdParty'
export const hasThirdParty = ({ plan }: MotorRecord): boolean => plan?.coverType !== 'odOnly'
