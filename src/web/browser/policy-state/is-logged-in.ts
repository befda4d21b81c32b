import { policyState } from './policy-state.ts'

/** A logged-in customer has a phone and a customer number (spec §3, MOTOR-09). */
export function isLoggedIn(): boolean {
  const user = policyState.get().loggedUserDetails
  return Boolean(user?.Phone && user.CustomerUniqueNumber)
}
