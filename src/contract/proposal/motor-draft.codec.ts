import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { numberOf } from '#machines/motor/rules/number-of.ts'
import { limits } from '#machines/reference/limits.ts'
import { customerTypes } from '#machines/reference/policies.ts'
import { findVariant } from '#machines/reference/vehicles.ts'
import { rupees } from '#machines/rules/money.ts'
import { splitName } from '#machines/rules/person-name.ts'
import { wireAddOnsOf } from '../quotes/wire-add-ons.ts'
import { emptyDraft, type ProposalDraft } from './motor-draft.ts'

/** A journey as the older draft has it. Identity numbers and images stay empty. */
export function draftOf(record: MotorRecord): ProposalDraft {
  return {
    ...emptyDraft(),
    ...vehicleOf(record),
    ...pastOf(record),
    ...personOf(record),
    ...nomineeOf(record),
    ...coverOf(record),
    ...insurerOf(record),
  }
}

function vehicleOf({ vehicle, ...record }: MotorRecord): Partial<ProposalDraft> {
  const { hypothecation, pollutionCertificate: puc } = vehicle ?? {}
  const known = record.variant && findVariant(record.variant.value)?.variant
  return {
    VehicleType: record.vehicleType ?? '',
    RegistrationNumber: numberOf(record),
    RegistrationDate: record.registrationDate ?? '',
    ManufaturingDate: record.manufacturingDate ?? '',
    VehicleMake: record.make?.label ?? '',
    VehicleModel: record.model?.label ?? '',
    VehicleVariant: record.variant?.label ?? '',
    FuelType: record.variant?.fuelType ?? '',
    CubicCapacity: known?.cubicCapacity ?? 0,
    CarryingCapacity: known?.seating ?? 0,
    RtoCode: record.rto?.value ?? '',
    EngineNumber: vehicle?.engineNumber ?? '',
    ChassisNumber: vehicle?.chassisNumber ?? '',
    IsHypothecation: hypothecation !== undefined,
    HpnBank: hypothecation?.bank ?? '',
    HpnCity: hypothecation?.city ?? '',
    IsValidPuc: puc !== undefined,
    PUCNumber: puc?.number ?? '',
    PUCValidUpto: puc?.validUntil ?? '',
    IsInternalCNG: record.request?.biFuelKit === 0,
  }
}

function pastOf({ previousPolicy: past, vehicle, ownerChanged, isNew }: MotorRecord): Partial<ProposalDraft> {
  const { thirdPartyPolicy } = vehicle ?? {}
  return {
    PolicyType: isNew ? 'New' : limits.motor.policyType,
    PolicyStatus: past?.status ?? 'continue',
    IsPreviousInsuranceKnown: past !== undefined && past.status !== 'no information',
    PreviousNoClaimBonus: past?.ncb ?? 0,
    PreviousInsuranceClaimed: past?.claimed ?? false,
    PreviousOwnerChanged: ownerChanged ?? false,
    PreInsurerCode: String(past?.insurer?.value ?? ''),
    PrePolicyNumber: vehicle?.previousPolicyNumber ?? '',
    TpInsurer: thirdPartyPolicy?.insurer ?? past?.tpInsurer?.label ?? '',
    TpPolicyNumber: thirdPartyPolicy?.number ?? '',
    TpPolicyEndDate: thirdPartyPolicy?.end ?? past?.tpEndDate ?? '',
  }
}

function personOf({ person, customerType = 'individual' }: MotorRecord): Partial<ProposalDraft> {
  if (!person) return { CustomerType: customerTypes[customerType] }
  const { firstName, middleName = '', lastName } = splitName(person.fullName)
  return {
    CustomerType: customerTypes[customerType],
    Salutation: person.salutation,
    FirstName: firstName,
    MiddleName: middleName,
    LastName: lastName,
    Mobile: person.mobile,
    Email: person.email,
    Address: person.addressLine,
    Pincode: person.pincode,
    City: person.city,
    State: person.state,
    GSTNo: person.gstin ?? '',
    Dob: person.dateOfBirth ?? '',
    Gender: person.gender ?? '',
  }
}

const nomineeOf = ({ nominee }: MotorRecord): Partial<ProposalDraft> => ({
  NomineeName: nominee?.name ?? '',
  NomineeRelation: nominee?.relation ?? '',
  NomineeDob: nominee?.dateOfBirth ?? '',
  NomineeGender: nominee?.gender ?? '',
})

/** What goes by insurer: the plan's, since a proposal has no other. */
function insurerOf({ plan, variant, kyc, quotationNumber = '' }: MotorRecord): Partial<ProposalDraft> {
  if (!plan) return { quotationNumber }
  return {
    quotationNumber,
    VariantCode: variant ? { [plan.insurerId]: String(variant.value) } : {},
    ApiUniqueNumber: { [plan.insurerId]: plan.caseId },
    KycReferences: kyc ? { [plan.insurerId]: kyc.reference } : {},
  }
}

function coverOf({ request, plan }: MotorRecord): Partial<ProposalDraft> {
  return {
    Idv: plan?.idv ? rupees(plan.idv.value) : 0,
    PolicyStartDate: plan?.start ?? '',
    PolicyEndDate: plan?.end ?? '',
    PaymentAmount: plan ? rupees(plan.final) : 0,
    PersonalAccident: {
      Selection: request?.personalAccident ?? true,
      InsuredAmount: limits.personalAccident.lakhs * 100_000,
      CoverTerm: 1,
    },
    AddOns: request ? { ...wireAddOnsOf(request) } : {},
  }
}
