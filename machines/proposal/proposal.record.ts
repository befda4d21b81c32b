import type { Answers } from '../core/field.ts'
import type { Nominee, Person, VehicleDetails } from '../schemas/proposal.ts'
import type { MotorRecord } from '../schemas/record.ts'
import type { ProposalEvent } from './proposal.events.ts'

type Answer<T extends ProposalEvent['type']> = Extract<ProposalEvent, { type: T }>
type Change = Partial<MotorRecord>

/** What each answer of the proposal changes in the record. */
export const keptProposal = {
  'person.given': (answer: Answer<'person.given'>): Change => ({ person: personOf(answer) }),
  'nominee.given': (answer: Answer<'nominee.given'>): Change => ({
    nominee: nomineeOf(answer),
    personalAccidentDecline: answer.reason,
  }),
  'vehicleDetails.given': (answer: Answer<'vehicleDetails.given'>): Change => ({
    vehicle: vehicleOf(answer),
    proposalStatus: undefined,
  }),
}

function personOf(answer: Answer<'person.given'>): Person {
  const [city = '', state = ''] = placeOf(answer.pincode.label)
  return {
    salutation: answer.salutation,
    fullName: answer.fullName,
    ...(answer.gender && { gender: answer.gender }),
    ...(answer.dateOfBirth && { dateOfBirth: answer.dateOfBirth }),
    email: answer.email,
    mobile: answer.mobile,
    addressLine: answer.addressLine,
    pincode: String(answer.pincode.value),
    city,
    state,
    ...(answer.pan && { pan: answer.pan }),
    ...(answer.aadhaar && { aadhaar: answer.aadhaar }),
    ...(answer.gstin && { gstin: answer.gstin }),
  }
}

/** A pincode entry reads `302001 Jaipur, Rajasthan`. */
function placeOf(label: string) {
  return label.replace(/^\d{6}\s*/, '').split(/,\s*/)
}

function nomineeOf(answer: Answer<'nominee.given'>): Nominee {
  const { appointeeName: name, appointeeRelation: relation, appointeeBirth: dateOfBirth } = answer
  return {
    name: answer.fullName,
    relation: answer.relation,
    dateOfBirth: answer.dateOfBirth,
    gender: answer.gender,
    ...(name && relation && dateOfBirth && { appointee: { name, relation, dateOfBirth } }),
  }
}

function vehicleOf(answer: Answer<'vehicleDetails.given'>): VehicleDetails {
  const { bank, bankCity, pucNumber, pucUntil, tpInsurer, tpNumber, tpEnd } = answer
  return {
    engineNumber: answer.engineNumber,
    chassisNumber: answer.chassisNumber,
    ...(bank && bankCity && { hypothecation: { bank: bank.label, city: bankCity } }),
    ...(pucNumber && pucUntil && { pollutionCertificate: { number: pucNumber, validUntil: pucUntil } }),
    registrationAddressSame: answer.sameAddress === 'yes',
    ...(answer.registrationAddress && { registrationAddress: answer.registrationAddress }),
    ...(answer.previousPolicyNumber && { previousPolicyNumber: answer.previousPolicyNumber }),
    ...(tpInsurer &&
      tpNumber &&
      tpEnd && { thirdPartyPolicy: { insurer: tpInsurer.label, number: tpNumber, end: tpEnd } }),
  }
}

/** A place as the pincode list names it; nothing where it is not told whole. */
function placeEntry(place: { pincode?: string; city?: string; state?: string } | undefined) {
  if (!place?.pincode || !place.city || !place.state) return undefined
  return { value: place.pincode, label: `${place.pincode} ${place.city}, ${place.state}` }
}

/** Papers carried over from the policy before tell of a certificate, never that there is none. */
function pollutionAnswer(
  { pollutionCertificate }: VehicleDetails,
  record: Pick<MotorRecord, 'renewalOf' | 'savedStep'>,
) {
  if (pollutionCertificate) return 'yes'
  return record.renewalOf !== undefined && record.savedStep < 10 ? undefined : 'no'
}

/** What the record, the registry and KYC already answer of each form. */
export const proposalAnswers: Record<keyof typeof keptProposal, (record: MotorRecord) => Answers> = {
  'person.given': ({ person, kyc, customer, customerType = 'individual', plan }) => ({
    salutation: person?.salutation ?? (customerType === 'organisation' ? 'M/s' : undefined),
    fullName: person?.fullName ?? kyc?.name ?? customer?.name,
    gender: person?.gender ?? kyc?.gender,
    dateOfBirth: person?.dateOfBirth ?? kyc?.dateOfBirth,
    email: person?.email ?? (customer?.email || undefined),
    mobile: person?.mobile ?? customer?.mobile,
    addressLine: person?.addressLine ?? kyc?.address,
    pincode: placeEntry(person ?? kyc),
    pan: person?.pan,
    aadhaar: person?.aadhaar,
    gstin: person?.gstin,
    customerType,
    needs: plan?.needs ?? [],
  }),
  'nominee.given': ({ nominee, personalAccidentDecline, request }) => ({
    reason: personalAccidentDecline,
    fullName: nominee?.name,
    relation: nominee?.relation,
    dateOfBirth: nominee?.dateOfBirth,
    gender: nominee?.gender,
    appointeeName: nominee?.appointee?.name,
    appointeeRelation: nominee?.appointee?.relation,
    appointeeBirth: nominee?.appointee?.dateOfBirth,
    personalAccident: request?.coverType === 'odOnly' || (request?.personalAccident ?? true),
  }),
  'vehicleDetails.given': ({ vehicle, isNew, previousPolicy, request, ...record }) => ({
    engineNumber: vehicle?.engineNumber,
    chassisNumber: vehicle?.chassisNumber,
    financed: vehicle && (vehicle.hypothecation ? 'yes' : 'no'),
    bank: vehicle?.hypothecation && {
      value: vehicle.hypothecation.bank,
      label: vehicle.hypothecation.bank,
    },
    bankCity: vehicle?.hypothecation?.city,
    validPuc: vehicle && !isNew ? pollutionAnswer(vehicle, record) : undefined,
    pucNumber: vehicle?.pollutionCertificate?.number,
    pucUntil: vehicle?.pollutionCertificate?.validUntil,
    sameAddress: vehicle && (vehicle.registrationAddressSame ? 'yes' : 'no'),
    registrationAddress: vehicle?.registrationAddress,
    previousPolicyNumber: vehicle?.previousPolicyNumber,
    tpInsurer: vehicle?.thirdPartyPolicy && {
      value: vehicle.thirdPartyPolicy.insurer,
      label: vehicle.thirdPartyPolicy.insurer,
    },
    tpNumber: vehicle?.thirdPartyPolicy?.number,
    tpEnd: vehicle?.thirdPartyPolicy?.end,
    isNew,
    hasPast: !isNew && previousPolicy !== undefined && previousPolicy.status !== 'no information',
    coverType: request?.coverType ?? 'comprehensive',
  }),
}
