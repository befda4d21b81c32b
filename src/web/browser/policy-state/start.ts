import { wire } from '#machines/reference/limits.ts'
import { leadCookie } from '../lead-cookie.ts'
import { policyState } from './policy-state.ts'

/** Keeps the state in step with the page's life, the other tabs, and the two hours of the lead cookie. */
export function startPolicyState(): void {
  window.addEventListener('pagehide', () => policyState.flush())
  window.addEventListener('storage', (event) => {
    if (event.key === wire.stateKey) policyState.reread()
  })
  document.addEventListener('visibilitychange', forgetLapsed)
  forgetLapsed()
}

/** A visitor nobody knows leaves nothing behind once the lead has lapsed (register C-29). */
function forgetLapsed(): void {
  const { customerLeadId, loggedUserDetails } = policyState.get()
  const isLapsed = customerLeadId !== undefined && leadCookie.read() === undefined
  if (isLapsed && !loggedUserDetails) policyState.forgetJourney()
}
