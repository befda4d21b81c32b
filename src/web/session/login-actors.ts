/** The login machine's calls. Any unexpected reply is a failure with a message. */
import { fromPromise } from 'xstate'
import { loginCustomer } from '#contract/account/customer-login.calls.ts'
import { checkEmployee, getEmployeeDetails, loginEmployee } from '#contract/account/employee-login.calls.ts'
import { fromWireCustomer, fromWireEmployee } from '#contract/account/people.codec.ts'
import type { OtpVerdict, Sending } from '#machines/account/login/login.machine.ts'
import { account } from '#machines/reference/messages/account.ts'
import type { EmployeeSession, Session } from '#machines/schemas/session.ts'
import { bodyOf } from '../api-client/body-of.ts'
import { type Refused, send, successIn } from '../api-client/send.ts'
import { askWho } from './ask-who.ts'

type Number = { mobile: string }
type Code = Number & { otp: string }

const checks = fromPromise<boolean, Number>(async ({ input, signal }) => {
  const { data } = bodyOf(await send(checkEmployee, { mobileNumber: input.mobile }, { signal }))
  return data.isEmployeeUser
})

const sendCustomerOtp = fromPromise<Sending, Number>(async ({ input, signal }) => {
  const request = { api_status: 'sendOtp', mobileNumber: input.mobile, otp: '' } as const
  const sent = await send(loginCustomer, request, { signal })
  if (sent.ok) return { kind: 'sent', isMailed: sent.body.isMailed }
  return sent.body?.success === false ? unknown(account.notRegistered) : lockedOrLost(sent)
})

/** For an employee the server's own message is shown, if any (ERR-02, ERR-03). */
const sendEmployeeOtp = fromPromise<Sending, Number>(async ({ input, signal }) => {
  const request = { isVerified: false, mobileNumber: input.mobile, otp: '' }
  const sent = await send(loginEmployee, request, { signal })
  if (sent.ok) return { kind: 'sent', isMailed: sent.body.data.isMailed }
  if (sent.body?.status !== 'failure') return lockedOrLost(sent)
  return unknown(sent.body.errors[0]?.displayMessage ?? account.notRegistered)
})

const verifyCustomerOtp = fromPromise<OtpVerdict<Session>, Code>(async ({ input, signal }) => {
  const request = { api_status: 'verify', mobileNumber: input.mobile, otp: input.otp } as const
  const sent = await send(loginCustomer, request, { signal })
  if (!sent.ok) return sent.body ? { kind: 'wrong', message: sent.body.message } : lockedOrLost(sent)
  const [customer] = sent.body.data
  if (!customer) throw new Error(account.verifyFailed)
  return { kind: 'right', found: { kind: 'customer', customer: fromWireCustomer(customer) } }
})

const verifyEmployeeOtp = fromPromise<OtpVerdict<{ username: string }>, Code>(async ({ input, signal }) => {
  const request = { isVerified: true, mobileNumber: input.mobile, otp: input.otp }
  const sent = await send(loginEmployee, request, { signal })
  const found = successIn(sent)?.data.data
  if (found) return { kind: 'right', found }
  if (!sent.ok && !sent.body) return lockedOrLost(sent)
  if (!sent.body) throw new Error(account.verifyFailed)
  return { kind: 'wrong', message: sent.body.errors[0]?.displayMessage ?? sent.body.data.message }
})

/** Name and address from the details, the role from the session: the server decides permissions. */
const loadEmployee = fromPromise<EmployeeSession, { username: string }>(async ({ input, signal }) => {
  const { data } = bodyOf(await send(getEmployeeDetails, input, { signal }))
  const session = await askWho(signal)
  if (session.kind !== 'employee') throw new Error(account.employeeDetailsFailed)
  return { ...session, employee: fromWireEmployee(data.employeeData) }
})

const readSession = fromPromise<Session, object>(({ signal }) => askWho(signal))

export const loginActors = {
  checkEmployee: checks,
  sendCustomerOtp,
  sendEmployeeOtp,
  verifyCustomerOtp,
  verifyEmployeeOtp,
  readSession,
  loadEmployee,
}

const unknown = (message: string) => ({ kind: 'unknown', message }) as const

function lockedOrLost({ status, failure }: Refused<unknown>) {
  if (status === 429) return { kind: 'locked', message: failure.message } as const
  throw new Error(failure.message)
}
