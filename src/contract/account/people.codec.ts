import type { SignUpDetails } from '#machines/account/own-details.question.ts'
import { dayFromSlashes, dayToSlashes } from '#machines/rules/calendar.ts'
import type { Employee, Profile, Session } from '#machines/schemas/session.ts'
import type { RequestOf } from '../call.ts'
import type { WireCustomer, WireEmployee } from './people.ts'
import type { WireSession } from './session.calls.ts'
import type { signUpCustomer } from './sign-up.calls.ts'

/** A customer under correct names (LOGIN-09, PARTNER-04). */
export function fromWireCustomer(wire: WireCustomer): Profile {
  return {
    id: wire.id,
    name: wire.customer_name,
    mobile: wire.customer_phone,
    email: wire.customer_email,
    gender: wire.customer_gender,
    dateOfBirth: dayFromSlashes(wire.dateOfBirth) ?? '',
    maritalStatus: wire.marital_status,
    city: wire.city,
    uniqueNumber: String(wire.customer_unique_number),
  }
}

export function fromWireEmployee({ username, name, email, mobile_no }: WireEmployee): Employee {
  return { username, name, email, mobile: mobile_no }
}

export function fromWireSession(wire: WireSession): Session {
  if (wire.kind === 'anonymous') return wire
  if (wire.kind === 'employee') return { ...wire, employee: fromWireEmployee(wire.employee) }
  return { ...wire, customer: fromWireCustomer(wire.customer) }
}

/** What somebody signs up with (SIGNUP-01); the id travels as a number (C-83). */
export function toSignUp(details: SignUpDetails, customerUniqueId: number): RequestOf<typeof signUpCustomer> {
  const { fullName, mobile, email, gender, dateOfBirth, maritalStatus = '', city } = details
  const dob = dayToSlashes(dateOfBirth)
  return { name: fullName, email, mobileNumber: mobile, gender, dob, maritalStatus, city, customerUniqueId }
}
