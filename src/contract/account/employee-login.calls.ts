import * as v from 'valibot'
import { messages } from '#machines/reference/messages.ts'
import { loginMobileError } from '#machines/rules/mobile.ts'
import { judged } from '#machines/schemas/answers.ts'
import { call } from '../call.ts'
import { wireEmployee } from './people.ts'

const success = v.literal('success')
const mobileNumber = judged(loginMobileError)

/** Whether a number belongs to an employee: asked before any code is sent (LOGIN-02, C-85). */
export const checkEmployee = call({
  method: 'POST',
  path: 'admin/checkEmployee',
  kind: 'open',
  action: 'account.enter',
  request: v.object({ mobileNumber }),
  reply: v.object({ status: success, data: v.object({ isEmployeeUser: v.boolean() }) }),
  isSuccess: ({ status }) => status === 'success',
})

/**
 * Sends an employee's 6-digit code (`isVerified` false), and verifies it (true). On failure the first
 * `displayMessage` is shown (EMP-07, ERR-03, C-86).
 */
export const loginEmployee = call({
  method: 'POST',
  path: 'admin/employeeLogin',
  kind: 'open',
  action: 'account.enter',
  request: v.object({ isVerified: v.boolean(), mobileNumber, otp: v.optional(v.string(), '') }),
  reply: v.object({
    status: v.picklist(['success', 'failure']),
    data: v.object({
      message: v.string(),
      data: v.optional(wireEmployee),
      /** The code went by mail, because the number has had as many messages as it gets. */
      isMailed: v.optional(v.boolean()),
    }),
    errors: v.optional(v.array(v.object({ displayMessage: v.string() })), []),
  }),
  isSuccess: ({ status, data }) =>
    status === 'success' &&
    (data.message === messages.account.loginOtpSent ||
      (data.message === messages.account.employeeLoggedIn && data.data !== undefined)),
})

/** An employee's details; anonymous callers, who know a username from a link, get the name only (EMP-08, EMP-09). */
export const getEmployeeDetails = call({
  method: 'POST',
  path: 'admin/getEmployeeDetails',
  kind: 'authed',
  action: 'product.look',
  request: v.object({ username: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60)) }),
  reply: v.object({ status: success, data: v.object({ employeeData: wireEmployee }) }),
  isSuccess: ({ status }) => status === 'success',
})
