import { dayToSlashes } from '#machines/rules/day.ts'
import type { Session } from '#machines/schemas/session.ts'
import { policyState } from '../browser/policy-state/policy-state.ts'
import type { PolicyState } from '../browser/policy-state/state.ts'

/** Stores who is signed in under the specification's names, in this tab (LOGIN-08, STATE-11, EMP-06). */
export function remember(session: Session): void {
  policyState.set({ ...nobody, ...stateOf(session) })
}

const nobody: Partial<PolicyState> = {
  loggedUserDetails: undefined,
  loginCustomerId: undefined,
  loginEmployeeId: undefined,
}

function stateOf(session: Session): Partial<PolicyState> {
  if (session.kind === 'anonymous') return {}
  if (session.kind === 'employee') {
    const { username, name, email, mobile } = session.employee
    return { loginEmployeeId: username, loggedUserDetails: { username, name, email, mobile_no: mobile } }
  }
  const { customer } = session
  return {
    loginCustomerId: customer.id || undefined,
    loggedUserDetails: {
      FullName: customer.name,
      Gender: customer.gender,
      Email: customer.email,
      Phone: customer.mobile,
      DateofBirth: customer.dateOfBirth && dayToSlashes(customer.dateOfBirth),
      MaritalStatus: customer.maritalStatus,
      City: customer.city,
      CustomerUniqueNumber: customer.uniqueNumber,
    },
  }
}
