import type { ProposeRequest } from '#contract/partners/insurer.ts'
import { insurerById } from '#machines/reference/insurers.ts'
import type { Nominee, VehicleDetails } from '#machines/schemas/proposal.ts'
import type { MotorRecord } from '#machines/schemas/record.ts'
import type { Ready } from './ready.ts'

/** A proposal in the insurer's words: what it needs to know and nothing else. `agreed` is in paise. */
export function partnerProposal(ready: Ready, agreed: number): ProposeRequest {
  const { record, offer, kyc } = ready
  const { nominee, vehicle, previousPolicy } = record
  const declined = offer.request.personalAccident ? undefined : record.personalAccidentDecline
  const number = vehicle?.previousPolicyNumber
  return {
    quote_number: offer.quoteNumber,
    risk: offer.risk,
    agreed_premium: agreed,
    proposer: proposerOf(ready),
    kyc: {
      mode: kyc.kycType,
      reference: kyc.reference,
      ...(kyc.kycNumber && { ckyc_number: kyc.kycNumber }),
    },
    ...(nominee && { nominee: nomineeOf(nominee) }),
    ...(declined && { personal_accident_declined_because: declined }),
    vehicle: vehicleOf(record, vehicle),
    ...(previousPolicy?.insurer &&
      number && {
        previous_policy: {
          insurer: previousPolicy.insurer.label,
          number,
          ...(previousPolicy.endDate && { end: previousPolicy.endDate }),
        },
      }),
    ...(vehicle?.thirdPartyPolicy && { third_party_policy: vehicle.thirdPartyPolicy }),
  }
}

function proposerOf({ record, person, numbers }: Ready): ProposeRequest['proposer'] {
  return {
    type: record.customerType ?? 'individual',
    salutation: person.salutation,
    name: person.fullName,
    ...(person.gender && { gender: person.gender }),
    ...(person.dateOfBirth && { date_of_birth: person.dateOfBirth }),
    email: person.email,
    mobile: person.mobile,
    address: person.addressLine,
    pincode: person.pincode,
    city: person.city,
    state: person.state,
    ...numbers,
  }
}

function nomineeOf({ name, relation, dateOfBirth, gender, appointee }: Nominee): ProposeRequest['nominee'] {
  return {
    name,
    relation,
    date_of_birth: dateOfBirth,
    gender,
    ...(appointee && {
      appointee: {
        name: appointee.name,
        relation: appointee.relation,
        date_of_birth: appointee.dateOfBirth,
      },
    }),
  }
}

function vehicleOf(record: MotorRecord, vehicle: VehicleDetails | undefined): ProposeRequest['vehicle'] {
  const { hypothecation, pollutionCertificate: certificate, registrationAddress } = vehicle ?? {}
  return {
    registration_number: record.registrationNumber,
    make: record.make?.label ?? '',
    model: record.model?.label ?? '',
    variant: record.variant?.label ?? '',
    engine_number: vehicle?.engineNumber ?? '',
    chassis_number: vehicle?.chassisNumber ?? '',
    manufactured: record.manufacturingDate ?? '',
    ...(hypothecation && { financier: { name: hypothecation.bank, city: hypothecation.city } }),
    ...(certificate && {
      pollution_certificate: { number: certificate.number, valid_until: certificate.validUntil },
    }),
    ...(registrationAddress && { registration_address: registrationAddress }),
  }
}

/** The key under which the insurer of an id is spoken to. */
export function insurerKeyOf(insurerId: number): string {
  const insurer = insurerById(insurerId)
  if (!insurer) throw new Error(`There is no insurer ${insurerId}`)
  return insurer.key
}
