import { pricedAddOns } from '../../reference/addons.ts'
import { zoneOf } from '../../reference/rtos.ts'
import { findVariant } from '../../reference/vehicles.ts'
import { paise } from '../../rules/money.ts'
import type { Day } from '../../schemas/basics.ts'
import type { MotorRecord } from '../record/motor-record.ts'
import type { MotorRisk } from '../record/motor-risk.ts'
import type { QuoteRequest } from '../record/quote-request.ts'
import { previousPolicyOption, previousPolicyType } from './previous-policy-type.ts'
import { rtoCodeOf } from './registration-number.ts'
import { vehicleAge } from './vehicle-age.ts'

/**
 * Everything that a price of this journey depends on; undefined while an answer is missing or the variant is not in
 * our catalogue. Assumptions are listed by `assumptionsOf`.
 */
export function riskOf(record: MotorRecord, request: QuoteRequest, today: Day): MotorRisk | undefined {
  const { vehicleType, registrationDate, businessType, isNew } = record
  const found = record.variant && findVariant(record.variant.value)
  if (!vehicleType || !found || !registrationDate || !businessType) return undefined
  const { fuelType, cubicCapacity, motorKw, seating, exShowroom } = found.variant
  const office = officeOf(record)
  return {
    vehicleType,
    fuelType,
    cubicCapacity,
    motorKw,
    seating,
    exShowroom,
    zone: zoneOf(office),
    registrationDate,
    isNew,
    ownerType: record.customerType ?? 'individual',
    businessType,
    ownerChanged: record.ownerChanged ?? false,
    ...pastOf(record, today),
    ...coverOf(request),
    personalAccidentLongTerm: isNew,
    // Decides only how the tax is split, not how much it is, so the office's state is
    // good enough until the address is known.
    buyerState: office?.slice(0, 2),
  }
}

/** Code of the registration office, chosen or from the plate; the Bharat series has none. */
export const officeOf = ({ rto, registrationNumber }: MotorRecord): string | undefined =>
  rto?.value ?? rtoCodeOf(registrationNumber)

function pastOf(
  { isNew, previousPolicy: past, vehicleType = '4w', registrationDate = '' }: MotorRecord,
  today: Day,
) {
  if (isNew) return { previousNcb: 0, claimed: false } as const
  const age = vehicleAge(registrationDate, today)
  return {
    previousEnd: past?.endDate,
    previousPolicyType: past?.type ?? previousPolicyOption(previousPolicyType({ vehicleType, age })),
    previousNcb: past?.ncb ?? 0,
    claimed: past?.claimed ?? false,
  }
}

function coverOf({ addOns, passengerCover, voluntaryDeductible, ...request }: QuoteRequest) {
  return {
    ...request,
    // In a fixed order, whatever the order of ticking: the same wishes are the same risk.
    addOns: pricedAddOns.filter((one) => addOns.includes(one)),
    passengerCover: passengerCover && paise(passengerCover),
    voluntaryDeductible: voluntaryDeductible && paise(voluntaryDeductible),
  }
}
