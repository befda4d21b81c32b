import type { AadhaarPerson, CkycDownloadReply } from '#contract/partners/kyc.ts'
import { findPincode, pincodePrefixes, pincodesFrom } from '#machines/reference/pincodes.ts'
import { addYears, printed } from '../days.ts'
import { numberFrom, oneOf } from '../hash.ts'

/** The outcome of a document number by its last digit: 0 to 6 on record, 7 and 8 not, 9 under another name. */
export function recordStatusOf(number: string): 'found' | 'unknown' | 'otherName' {
  const digit = Number(/(\d)\D*$/.exec(number)?.[1] ?? 0)
  if (digit === 9) return 'otherName'
  return digit >= 7 ? 'unknown' : 'found'
}

type Person = {
  name: string
  gender: 'M' | 'F'
  born: string
  street: string
  pincode: string
}

const otherName = 'Someone Else Entirely'

/** The person behind a number: under the requested name, unless it belongs to somebody else. */
export function personOf(number: string, name: string | undefined, isOther: boolean, today: string): Person {
  const prefix = oneOf(pincodePrefixes, `${number}/region`)
  const place = oneOf(pincodesFrom(prefix), `${number}/place`)
  return {
    name: isOther ? otherName : (name ?? 'Asha Rani Sharma'),
    gender: numberFrom(number, 0, 1) === 0 ? 'F' : 'M',
    born: addYears(today, -numberFrom(`${number}/age`, 21, 68)),
    street: `${numberFrom(`${number}/house`, 1, 199)} ${oneOf(['Lake Road', 'Station Road', 'MG Road', 'Gandhi Nagar'], number)}`,
    pincode: place.pincode,
  }
}

const hyphens = (day: string) => printed(day, '-')
const placeOf = (pincode: string) => findPincode(pincode) ?? { city: 'Jaipur', state: 'Rajasthan' }

export function aadhaarOf({ name, gender, born, street, pincode }: Person): AadhaarPerson {
  const { city, state } = placeOf(pincode)
  return {
    name,
    care_of: '',
    dob: hyphens(born),
    year_of_birth: Number(born.slice(0, 4)),
    gender,
    address: `${street}, ${city}, ${state}, ${pincode}`,
    split_address: {
      country: 'India',
      state,
      dist: city,
      vtc: city,
      house: street,
      pincode: Number(pincode),
    },
  }
}

type Details = CkycDownloadReply['data']['kycResult']['personalIdentifiableData']['personalDetails']

export function ckycDetailsOf(person: Person, ckycNo: string, birthDate: string): Details {
  const { city, state } = placeOf(person.pincode)
  const [firstName = '', ...rest] = person.name.split(' ')
  const address = {
    line1: person.street,
    city,
    district: city,
    state,
    country: 'IN',
    pin: person.pincode,
  } as const
  return {
    constitutionType: 'Individual',
    ckycNo,
    prefix: person.gender === 'F' ? 'Ms' : 'Mr',
    firstName,
    middleName: rest.slice(0, -1).join(' '),
    lastName: rest.at(-1) ?? '',
    fullName: person.name,
    fatherFullName: null,
    motherFullName: null,
    gender: person.gender,
    dob: hyphens(birthDate),
    pan: null,
    permanentAddress: address,
    presentAddress: address,
  }
}
