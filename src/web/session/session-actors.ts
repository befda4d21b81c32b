/** The session machine's calls. */
import { fromPromise } from 'xstate'
import { getEmployeeDetails } from '#contract/account/employee-login.calls.ts'
import { loginPartner as callLoginPartner, logOut as callLogOut } from '#contract/account/session.calls.ts'
import { getFeCode } from '#contract/journey/customer.calls.ts'
import { account } from '#machines/reference/messages/account.ts'
import type { Session } from '#machines/schemas/session.ts'
import { bodyOf } from '../api-client/body-of.ts'
import { send } from '../api-client/send.ts'
import { readFingerprint } from '../browser/device-fingerprint.ts'
import { askWho } from './ask-who.ts'

const readSession = fromPromise<Session, object>(({ signal }) => askWho(signal))

/** The token is valid once; the session then says who it was. */
const loginPartner = fromPromise<Session, { token: string }>(async ({ input, signal }) => {
  bodyOf(await send(callLoginPartner, input, { signal }))
  const session = await askWho(signal)
  if (session.kind !== 'partner') throw new Error(account.partnerLoginFailed)
  return session
})

const findEmployee = fromPromise<{ username: string }, { employeeId: string }>(async ({ input, signal }) => {
  const { data } = bodyOf(await send(getEmployeeDetails, { username: input.employeeId }, { signal }))
  return data.employeeData
})

/** The server reads the address: a browser does not know its own (C-93). */
const refer = fromPromise<string, { refCode: string; feCode: string }>(async ({ input, signal }) => {
  const fingurePrint = readFingerprint(navigator, window.screen)
  return bodyOf(await send(getFeCode, { ...input, ipAddress: '', fingurePrint }, { signal })).data
})

const logOut = fromPromise<unknown, object>(async ({ signal }) =>
  bodyOf(await send(callLogOut, { everywhere: false }, { signal })),
)

export const sessionActors = { readSession, loginPartner, findEmployee, refer, logOut }
