import { businessTypes } from '../../reference/policies.ts'
import type { Day } from '../../schemas/basics.ts'
import type { MotorRecord } from '../record/motor-record.ts'
import { startPeriod } from './policy-period.ts'
import { rtoCodeOf } from './registration-number.ts'

/** The stored choices of a motor journey (STATE-08, STATE-10), as the specification spells them. */
export const choicesOf = (record: MotorRecord, today: Day) => ({
  ...vehicleChoices(record, today),
  ...pastChoices(record),
})

function vehicleChoices(record: MotorRecord, today: Day) {
  const { registrationNumber, rto, isNew, vehicleType, make, model, variant } = record
  const period = vehicleType && startPeriod({ today, vehicleType, isNew })
  return {
    RegistrationNumber: registrationNumber,
    RegistrationCity: rto?.city,
    RTOCityName: rto?.city,
    rtoCode: rto?.value ?? rtoCodeOf(registrationNumber),
    IsVehicleNew: isNew,
    VehicleType: vehicleType,
    PolicyStartDate: period?.start,
    PolicyEndDate: period?.end,
    makeId: make?.value,
    makeName: make?.label,
    modelId: model?.value,
    modelName: model?.label,
    variantId: variant?.value,
    variantName: variant?.label,
    fuelType: variant?.fuelType,
  }
}

/** One end date feeds both keys (C-59). */
function pastChoices({ isNew, previousPolicy: past, businessType, policyDateExceeded }: MotorRecord) {
  return {
    businessType: isNew ? businessTypes.new : businessType,
    policyDateExceeded,
    prevPolicyEndDate: past?.endDate,
    PrePolicyEndDate: past?.endDate,
    IsPreviousInsurerKnown: past && past.insurer !== undefined,
    PreInsurerCode: past?.insurer && String(past.insurer.value),
    PreviousInsuranceClaimed: past?.claimed,
    PolicyStatus: past?.status,
    PreviousPolicyType: past?.type,
    PreviousNoClaimBonus: past?.ncb,
  }
}
