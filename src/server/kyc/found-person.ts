import type { AadhaarPerson, CkycDownloadReply } from '#contract/partners/kyc.ts'
import type { PapersReply } from '#contract/partners/kyc-papers.ts'
import type { Gender } from '#machines/reference/people.ts'
import { findPincode } from '#machines/reference/pincodes.ts'
import { inOneLine } from '#machines/rules/printable.ts'
import type { KycResult } from '#machines/schemas/proposal.ts'

/** What an identity source returns about its holder. */
export type FoundPerson = Pick<
  KycResult,
  'name' | 'gender' | 'dateOfBirth' | 'address' | 'pincode' | 'city' | 'state' | 'kycNumber'
> & { name: string }

const genders: Readonly<Record<'M' | 'F' | 'T', Gender>> = { M: 'Male', F: 'Female', T: 'Other' }

/** `dd-mm-yyyy` as `YYYY-MM-DD`. */
const dayOf = (printed: string) => printed.split('-').reverse().join('-')

type Place = Pick<FoundPerson, 'pincode' | 'city' | 'state'>

/** City and state as our own list has them, so that the form can choose the pincode; else as found, if at all. */
function placeOf({ pincode, ...found }: Place): Place {
  const known = pincode ? findPincode(pincode) : undefined
  return known ? { pincode, city: known.city, state: known.state } : { pincode, ...found }
}

export function personOfCkyc({ data }: CkycDownloadReply): FoundPerson {
  const { personalDetails: person } = data.kycResult.personalIdentifiableData
  const { line1, city, state, pin } = person.presentAddress
  return {
    name: person.fullName,
    kycNumber: person.ckycNo,
    ...(person.gender && { gender: genders[person.gender] }),
    ...(person.constitutionType === 'Individual' && { dateOfBirth: dayOf(person.dob) }),
    address: inOneLine(line1),
    ...placeOf({ pincode: pin, city, state }),
  }
}

export function personOfAadhaar({ name, gender, dob, split_address }: AadhaarPerson): FoundPerson {
  return {
    name,
    gender: genders[gender],
    dateOfBirth: dayOf(dob),
    address: inOneLine(split_address.house),
    ...placeOf({
      pincode: String(split_address.pincode),
      city: split_address.vtc,
      state: split_address.state,
    }),
  }
}

type Fields = NonNullable<PapersReply['document_fields']>

export function personOfPapers({ name, dob, address, pincode }: Fields): FoundPerson {
  return {
    name,
    ...(dob && { dateOfBirth: dayOf(dob) }),
    ...(address && { address: inOneLine(address) }),
    ...(pincode && placeOf({ pincode })),
  }
}
