import type { Context } from 'hono'
import { getEmployeeDetails } from '#contract/account/employee-login.calls.ts'
import { addressIn } from '#machines/reference/language-addresses.ts'
import type { ServerEnv } from '../http/env.ts'
import { pageLanguage } from '../http/page-language.ts'

/** What a link says of how somebody came, which a script reads once (src/web/browser/arrival.ts). */
const parameters = ['token', 'ref', 'employeeId']

/** The address of a page in this one's language, for a script that still has to read what the link said. */
export function onward(c: Context, path: string): string {
  const said = parameters.flatMap((name) => {
    const value = c.req.query(name)
    return value ? [[name, value]] : []
  })
  const search = said.length > 0 ? `?${new URLSearchParams(said)}` : ''
  return addressIn(pageLanguage(c), path + search)
}

/** To whom a journey that starts here is attributed. A name that no employee has attributes nothing (EMP-03). */
export async function creditIn(c: Context<ServerEnv>) {
  const referralCode = c.req.query('ref')
  const username = c.req.query('employeeId')
  const found = username ? await c.var.ownCall(c, getEmployeeDetails, { username }) : undefined
  return {
    ...(referralCode && { referralCode }),
    ...(found?.ok && { source: 'empl' as const, emplId: found.reply.data.employeeData.username }),
  }
}
