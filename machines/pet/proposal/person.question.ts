import { answering } from '../../core/answer.ts'
import { form } from '../../core/event.ts'
import {
  personFields,
  placeEntry,
  placeOf,
  provedNumber,
  usualSalutation,
} from '../../purchase/proposal/person.fields.ts'
import type { PetRecord } from '../record/pet-record.ts'

const { salutation, fullName, gender, dateOfBirth, mobile, email, addressLine, pan, pincode } = personFields

const question = form(
  'Continue',
  {
    salutation,
    fullName,
    gender,
    dateOfBirth,
    mobile,
    email,
    addressLine: { ...addressLine, label: 'House and street' },
    pincode,
    pan,
  },
  [
    {
      salutation: 'Ms' as const,
      fullName: 'Asha Rani Sharma',
      gender: 'Female' as const,
      dateOfBirth: '1992-06-15',
      mobile: '9876543210',
      email: 'asha@example.com',
      addressLine: '12 Lake Road, Civil Lines',
      pincode: { value: '302001', label: '302001 Jaipur, Rajasthan' },
      pan: 'ABCPS1234D',
    },
  ],
)

/** Who takes out the policy (saved step 4). */
export const personQuestion = answering<PetRecord>()(4, question, {
  change: ({ pincode: place, ...person }) => ({
    person: { ...person, pincode: String(place.value), ...placeOf(place.label) },
    customer: { name: person.fullName, email: person.email, mobile: person.mobile },
  }),
  known: ({ person, kyc, owner, customer }) => ({
    salutation: person?.salutation ?? usualSalutation(kyc?.gender),
    fullName: person?.fullName ?? kyc?.name ?? owner?.name,
    gender: person?.gender ?? kyc?.gender,
    dateOfBirth: person?.dateOfBirth ?? kyc?.dateOfBirth,
    mobile: person?.mobile ?? owner?.mobile,
    email: person?.email ?? (customer?.email || undefined),
    addressLine: person?.addressLine ?? kyc?.address,
    pincode: placeEntry(person ?? kyc) ?? owner?.pincode,
    pan: person?.pan ?? provedNumber('pan', kyc),
  }),
})
