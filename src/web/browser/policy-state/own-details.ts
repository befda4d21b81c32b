import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { isLoggedIn } from './is-logged-in.ts'
import { policyState } from './policy-state.ts'

const own = () => (isLoggedIn() ? policyState.get().loggedUserDetails : undefined)

/** What a logged-in customer has told already of themselves, as the forms of a journey ask it; else nothing (MOTOR-13). */
export function ownDetails(): { fullName?: string; mobile?: string; email?: string } {
  const { FullName, Phone, Email } = own() ?? {}
  return {
    ...(FullName && { fullName: FullName }),
    ...(Phone && { mobile: Phone }),
    ...(Email && { email: Email }),
  }
}

/** The same as the customer of a journey. */
export function ownCustomer(): JourneyRecord['customer'] {
  const { fullName: name, mobile, email = '' } = ownDetails()
  return name && mobile ? { name, mobile, email } : undefined
}

/** The number that goes with the requests of a logged-in customer (MOTOR-13). */
export const ownNumber = (): string | undefined => own()?.CustomerUniqueNumber?.toString()
