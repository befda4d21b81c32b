import { wire } from '#machines/reference/limits.ts'
import { leadCookie } from '../lead-cookie.ts'
import { policyState } from './policy-state.ts'

/** Keeps the state in sync with the page's lifecycle, other tabs, and the lead cookie's two hours. */
export function startPolicyState(): void {
  window.addEventListener('pagehide', () => policyState.flush())
  window.addEventListener('storage', (event) => {
    if (event.key === wire.stateKey) policyState.reread()
  })
  document.addEventListener('visibilitychange', forgetLapsed)
  forgetLapsed()
}

/** An anonymous visitor's state is deleted once the lead has expired (C-29). */
function forgetLapsed(): void {
  const { customerLeadId, loggedUserDetails } = policyState.get()
  const isLapsed = customerLeadId !== undefined && leadCookie.read() === undefined
  if (isLapsed && !loggedUserDetails) policyState.forgetJourney()
}
