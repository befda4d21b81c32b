import type { ProposeRequest } from '#contract/partners/insurer.ts'
import { insurerOf } from '#machines/reference/insurers.ts'
import { partnerNominee } from '../insurers/partner-nominee.ts'
import type { Ready } from './ready.ts'

/** Encodes a proposal for the insurer: only what it needs. `agreed` is in paise. */
export function partnerProposal(ready: Ready, agreed: number): ProposeRequest {
  const { product, record, offer, kyc } = ready
  const { nominee } = record
  return {
    product: product.key,
    quote_number: offer.quoteNumber,
    risk: offer.terms.risk,
    agreed_premium: agreed,
    proposer: proposerOf(ready),
    kyc: {
      mode: kyc.kycType,
      reference: kyc.reference,
      ...(kyc.kycNumber && { ckyc_number: kyc.kycNumber }),
    },
    ...(nominee && { nominee: partnerNominee(nominee) }),
    ...product.proposalDetails(record, offer.terms),
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

/** The key of an insurer by its id. */
export const insurerKeyOf = (insurerId: number): string => insurerOf(insurerId).key
