import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { startPeriod } from '#machines/motor/rules/policy-period.ts'
import { splitName } from '#machines/rules/person-name.ts'
import type { PolicyState } from './state.ts'

/** Maps a motor record to the stored choices (STATE-08 to STATE-10). */
export function choicesOf(record: MotorRecord, today: string): PolicyState {
  return { ...vehicleChoices(record, today), ...pastChoices(record), ...personChoices(record) }
}

function vehicleChoices(record: MotorRecord, today: string): PolicyState {
  const { leadId, registrationNumber, rto, isNew, vehicleType, make, model, variant } = record
  const period = vehicleType && startPeriod({ today, vehicleType, isNew })
  return {
    customerLeadId: leadId || undefined,
    RegistrationNumber: registrationNumber,
    RegistrationCity: rto?.city,
    RTOCityName: rto?.city,
    rtoCode: rto?.value,
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
function pastChoices({ previousPolicy: past, businessType, policyDateExceeded }: MotorRecord): PolicyState {
  return {
    businessType,
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

function personChoices({ customer }: MotorRecord): PolicyState {
  if (!customer) return { firstName: undefined, middleName: undefined, lastName: undefined }
  const { firstName, middleName, lastName } = splitName(customer.name)
  return { firstName, middleName, lastName, email: customer.email, mobileNumber: customer.mobile }
}
