import { policyState } from './policy-state.ts'

/** Logged in is who has a phone and a customer number (specification §3; register MOTOR-09). */
export function isLoggedIn(): boolean {
  const user = policyState.get().loggedUserDetails
  return Boolean(user?.Phone && user.CustomerUniqueNumber)
}
