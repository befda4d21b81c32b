import { Hono } from 'hono'
import { getEmployeeDetails } from '#contract/account/employee-login.calls.ts'
import { messages } from '#machines/reference/messages.ts'
import { may } from '#machines/reference/permissions.ts'
import type { Module } from '../deps.ts'
import type { ServerEnv } from '../http/env.ts'
import { fail } from '../http/fail.ts'
import { serve } from '../http/serve.ts'
import { employeeByUsername } from './employees.store.ts'
import { wireEmployeeOf } from './wire-session.ts'

/** An employee's details. Contact data only for themselves and the desk, because usernames are in links (C-88). */
export const employeeDetails: Module = ({ db }) => {
  const details = serve(getEmployeeDetails, async ({ request: { username }, caller }) => {
    const employee = await employeeByUsername(db, username)
    if (!employee) return fail('not-found', messages.account.employeeDetailsFailed)
    const isTold = caller.employeeId === username || may(caller.role, 'desk.work')
    const hidden = isTold ? {} : { email: '', mobile_no: '' }
    const employeeData = { ...wireEmployeeOf(employee), ...hidden }
    return { status: 'success' as const, data: { employeeData } }
  })
  return new Hono<ServerEnv>().route('/', details)
}
