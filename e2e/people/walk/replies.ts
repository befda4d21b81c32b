import type { OtpVerdict, Sending } from '#machines/account/login/login.machine.ts'
import type { SigningUp } from '#machines/account/sign-up/sign-up.machine.ts'
import { account } from '#machines/reference/messages/account.ts'
import { dayToSlashes } from '#machines/rules/day.ts'
import type { EmployeeSession, Profile, Session } from '#machines/schemas/session.ts'
import type { Reply } from '../../walk/api-request.ts'
import type { Calls } from '../../walk/held-calls.ts'
import { openLinkReply, readJourneyReply, sendCodeReply, verifyCodeReply } from './resume-replies.ts'

const customerOf = ({ id, name, mobile, email, gender, dateOfBirth, ...rest }: Profile) => ({
  id,
  customer_name: name,
  customer_gender: gender,
  customer_email: email,
  customer_phone: mobile,
  dateOfBirth: dayToSlashes(dateOfBirth),
  marital_status: rest.maritalStatus,
  city: rest.city,
  customer_unique_number: rest.uniqueNumber,
})
const employeeOf = ({ employee: { username, name, email, mobile } }: EmployeeSession) => ({
  username,
  name,
  email,
  mobile_no: mobile,
})

export const tooMany = (message: string): Reply => ({
  status: 429,
  json: { status: 'error', code: 'too-many', message },
})

export function sessionReply(session: Session): Reply {
  const said =
    session.kind === 'employee'
      ? { ...session, employee: employeeOf(session) }
      : { ...session, ...('customer' in session && { customer: customerOf(session.customer) }) }
  return { json: { status: 'success', data: said } }
}

function customerSending(said: Sending): Reply {
  if (said.kind === 'locked') return tooMany(said.message)
  const isSent = said.kind === 'sent'
  return { json: { success: isSent, message: isSent ? account.loginOtpSent : 'unknown', data: [] } }
}

function employeeSending(said: Sending): Reply {
  if (said.kind === 'locked') return tooMany(said.message)
  if (said.kind === 'sent') return { json: { status: 'success', data: { message: account.loginOtpSent } } }
  const errors = [{ displayMessage: said.message }]
  return { json: { status: 'failure', data: { message: said.message }, errors } }
}

function customerVerdict(said: OtpVerdict<Session>): Reply {
  if (said.kind === 'locked') return tooMany(said.message)
  if (said.kind === 'wrong') return { json: { success: false, message: said.message, data: [] } }
  const data = 'customer' in said.found ? [customerOf(said.found.customer)] : []
  return { json: { success: true, message: account.employeeLoggedIn, data } }
}

function employeeVerdict(said: OtpVerdict<{ username: string }>): Reply {
  if (said.kind === 'locked') return tooMany(said.message)
  if (said.kind === 'wrong') {
    const errors = [{ displayMessage: said.message }]
    return { json: { status: 'failure', data: { message: said.message }, errors } }
  }
  const data = { username: said.found.username, name: '', email: '', mobile_no: '' }
  return { json: { status: 'success', data: { message: account.employeeLoggedIn, data } } }
}

function signedUp(said: SigningUp): Reply {
  if (said.kind === 'exists') {
    return { json: { success: false, data: { success: false, message: said.message } } }
  }
  const data = { ...customerOf(said.customer), success: true, message: account.signedUp }
  return { json: { success: true, data } }
}

/** What the server says where a machine hears this, in the specification's words (spec §3, spec §7). */
export const calls: Calls = {
  checkEmployee: one('admin/checkEmployee', (isEmployeeUser: boolean) => ({
    json: { status: 'success', data: { isEmployeeUser } },
  })),
  sendCustomerOtp: one('auth/loginCustomer', customerSending),
  verifyCustomerOtp: one('auth/loginCustomer', customerVerdict),
  sendEmployeeOtp: one('admin/employeeLogin', employeeSending),
  verifyEmployeeOtp: one('admin/employeeLogin', employeeVerdict),
  readSession: one('auth/session', sessionReply),
  loadEmployee: {
    paths: ['admin/getEmployeeDetails', 'auth/session'],
    told: (session: EmployeeSession) => ({
      'admin/getEmployeeDetails': {
        json: { status: 'success', data: { employeeData: employeeOf(session) } },
      },
      'auth/session': sessionReply(session),
    }),
  },
  signUp: one('auth/sign_up_customer', signedUp),
  loginPartner: {
    paths: ['auth/partnerLogin', 'auth/session'],
    told: (session: Extract<Session, { kind: 'partner' }>) => ({
      'auth/partnerLogin': { json: { status: 'success', data: customerOf(session.customer) } },
      'auth/session': sessionReply(session),
    }),
  },
  findEmployee: one('admin/getEmployeeDetails', ({ username }: { username: string }) => ({
    json: { status: 'success', data: { employeeData: { username, name: '', email: '', mobile_no: '' } } },
  })),
  refer: one('motor/getFeCode', (data: string) => ({ json: { status: 'success', data } })),
  // The dialog asks at once where it knows the number.
  login: { paths: ['admin/checkEmployee', 'auth/loginCustomer'], told: () => ({}) },
  logOut: one('auth/logout', () => ({ json: { status: 'success' } })),
  openLink: one('journey/openLink', openLinkReply),
  readJourney: one('admin/getFlow', readJourneyReply),
  sendCode: one('journey/sendCode', sendCodeReply),
  verifyCode: one('journey/verifyCode', verifyCodeReply),
}

function one<Output>(path: string, told: (output: Output) => Reply) {
  return { paths: [path], told: (output: Output) => ({ [path]: told(output) }) }
}
