import type { Sold } from '../../core/server-product.ts'
import type { CoverType, PreviousPolicyType } from '../../reference/policies.ts'
import { type PolicyDays, type RenewalWindow, renewalWindow } from '../../rules/renewal.ts'
import type { Day, NcbSlab } from '../../schemas/basics.ts'
import { emptyRecord, type MotorRecord } from '../record/motor-record.ts'
import type { PreviousPolicy } from '../record/previous-policy.ts'
import { statusOn } from './business-type.ts'
import { nextNcb } from './ncb.ts'
import { numberOf } from './number-of.ts'
import { previousInsurer } from './previous-insurer.ts'

/**
 * The journey that renews a policy: everything is known but whether there was a claim, which is asked on the page
 * after the fifth step. What a proposal asked for is carried along and shown again before it is sent.
 */
export function renewalRecord(sold: Sold<MotorRecord>, today: Day): MotorRecord {
  const { record } = sold
  const { vehicleType, rto, make, model, variant, customerType, person, nominee } = record
  const window = renewalWindow(sold, today)
  return {
    ...emptyRecord,
    renewalOf: sold.leadId,
    savedStep: 5,
    vehicleType,
    registrationNumber: numberOf(record),
    rto,
    make,
    model,
    variant,
    registrationDate: record.registrationDate,
    manufacturingDate: record.manufacturingDate,
    customerType,
    ownerChanged: false,
    ownerAssumed: ['ownerChanged'],
    customer: record.customer && {
      ...record.customer,
      email: record.customer.email || (person?.email ?? ''),
    },
    previousPolicy: pastOf(sold, window, today),
    person,
    nominee,
    vehicle: vehicleOf(sold, window),
  }
}

function pastOf(
  { insurerId, record, ...days }: Sold<MotorRecord>,
  { end, ofOwnDamage }: RenewalWindow,
  today: Day,
) {
  const type = ofOwnDamage ? 'Comprehensive' : typeOf(record.plan?.coverType, days)
  return {
    status: statusOn(end, today),
    insurer: previousInsurer(insurerId),
    endDate: end,
    type,
    ncb: type === 'ThirdParty' ? 0 : bonusOn(record),
  } satisfies PreviousPolicy
}

/** Of a policy whose own damage ended long ago only the third-party cover is left. */
function typeOf(
  coverType: CoverType = 'comprehensive',
  { end, odEnd = end }: PolicyDays,
): PreviousPolicyType {
  if (coverType === 'odOnly') return 'ODOnly'
  return coverType === 'thirdParty' || odEnd < end ? 'ThirdParty' : 'Comprehensive'
}

/** The bonus printed on a policy: the previous one, stepped up by what was declared at the purchase. */
function bonusOn({ isNew, previousPolicy: past, ownerChanged = false, businessType }: MotorRecord): NcbSlab {
  if (isNew || !past || !businessType) return 0
  const { ncb: previous = 0, claimed = false, type: previousPolicyType } = past
  return nextNcb({ previous, claimed, ownerChanged, businessType, previousPolicyType })
}

/** The vehicle's papers, this policy now the previous one, and beside own damage the third-party policy that runs on. */
function vehicleOf(
  { record, insurerId, policyNumber, end }: Sold<MotorRecord>,
  { ofOwnDamage }: RenewalWindow,
) {
  const { vehicle, plan } = record
  if (!vehicle) return undefined
  const { thirdPartyPolicy: before, previousPolicyNumber: _, ...papers } = vehicle
  const bundled = ofOwnDamage && { insurer: previousInsurer(insurerId).label, number: policyNumber, end }
  const thirdPartyPolicy = bundled || (plan?.coverType === 'odOnly' ? before : undefined)
  return { ...papers, previousPolicyNumber: policyNumber, ...(thirdPartyPolicy && { thirdPartyPolicy }) }
}
