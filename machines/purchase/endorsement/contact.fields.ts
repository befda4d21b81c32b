import type { Payload } from '../../core/field.ts'
import type { Contact } from '../../schemas/endorsement.ts'
import type { JourneyRecord } from '../../schemas/journey-record.ts'
import { personFields, placeEntry, placeOf } from '../proposal/person.fields.ts'

const { email, mobile, addressLine, pincode } = personFields

/** How the insurer reaches the policyholder, asked as in the proposal. */
export const contactFields = { email, mobile, addressLine, pincode } as const

export const contactOf = ({ pincode: place, ...answer }: Payload<typeof contactFields>): Contact => ({
  ...answer,
  pincode: String(place.value),
  ...placeOf(place.label),
})

export const knownContact = ({ person }: Pick<JourneyRecord, 'person'>) => ({
  email: person?.email,
  mobile: person?.mobile,
  addressLine: person?.addressLine,
  pincode: placeEntry(person),
})

export const sampleContact = {
  email: 'asha.rani@example.com',
  mobile: '9876543211',
  addressLine: '4 Hill Street, Civil Lines',
  pincode: { value: '302006', label: '302006 Jaipur, Rajasthan' },
}
