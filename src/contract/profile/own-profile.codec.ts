import { type Gender, genders, maritalStatuses } from '#machines/reference/people.ts'
import { dayFromSlashes, dayToSlashes } from '#machines/rules/calendar.ts'
import type { OwnProfile } from '#machines/schemas/profile.ts'
import type { RequestOf } from '../call.ts'
import type { ProfileReply, updateProfile } from './own-profile.calls.ts'

/** The details of the form, and the version they are based on. */
export type GivenDetails = Omit<OwnProfile, 'mobile' | 'isPartnersWord' | 'isReminded'> & {
  gender: Gender
  dateOfBirth: string
}

export function profileOfReply({ data }: ProfileReply): OwnProfile {
  const { version, isPartnersWord, isReminded, customer_name, customer_email, customer_phone, city } = data
  const gender = genders.find((one) => one === data.customer_gender)
  const dateOfBirth = dayFromSlashes(data.dateOfBirth)
  const maritalStatus = maritalStatuses.find((one) => one === data.marital_status)
  return {
    version,
    isPartnersWord,
    isReminded,
    mobile: customer_phone,
    fullName: customer_name,
    email: customer_email,
    ...(gender && { gender }),
    ...(dateOfBirth && { dateOfBirth }),
    ...(maritalStatus && { maritalStatus }),
    city,
  }
}

export function changeOfProfile(details: GivenDetails): RequestOf<typeof updateProfile> {
  const { version, fullName, email, gender, dateOfBirth, maritalStatus, city } = details
  const dob = dayToSlashes(dateOfBirth)
  return { version, name: fullName, email, gender, dob, maritalStatus: maritalStatus ?? '', city }
}

/** Fields with a different name on the wire. */
const fieldOf: Readonly<Record<string, string>> = { name: 'fullName', dob: 'dateOfBirth' }

/** The form field of a server-side issue. */
export const fieldOfPath = (path: string): string => fieldOf[path] ?? path
