import { expect, type Locator, type Page, request, test } from 'playwright/test'
import { loginEvents } from '#machines/account/login/login.events.ts'
import { labels } from '#machines/reference/messages/labels.ts'
import { onPage } from './in-hindi.ts'
import { onceForAll } from './once-for-all.ts'
import { perform } from './perform.ts'
import { newestMessage } from './sandbox.ts'

/** Employees that the sandbox knows, by their numbers. */
export const staff = {
  'asha.agent': '9000000001',
  'ravi.agent': '9000000002',
  'meera.analyst': '9000000003',
  'tara.tester': '9000000004',
  'dev.admin': '9000000005',
} as const

export const loginDialog = (page: Page) =>
  page.getByRole('dialog', { name: onPage(page, labels.login), exact: true })
export const accountMenu = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true })

/** Opens the login dialog by the button of the header or of another part of the page. */
export async function openLogin(page: Page, part: Locator = page.getByRole('banner')): Promise<void> {
  await part.getByRole('button', { name: onPage(page, labels.login), exact: true }).click()
  await expect(loginDialog(page)).toBeVisible()
}

/** The message with the code that signs in; a number may get others meanwhile. */
export const codeMessage = (page: Pick<Page, 'request'>, mobile: string) =>
  newestMessage(page, mobile, /login code|लॉगिन कोड|लॉग इन कोड/)

/** Asks for a code, and reads it where the sandbox keeps its messages. */
export async function askForCode(page: Page, mobile: string): Promise<string> {
  const before = await codeMessage(page, mobile)
  await perform(page, loginEvents['mobile.given'], { mobile })
  await expect(loginDialog(page).getByRole('textbox', { name: 'OTP', exact: true })).toBeVisible()
  await expect.poll(() => codeMessage(page, mobile)).not.toBe(before)
  return codeIn(await codeMessage(page, mobile))
}

export function codeIn(message: string): string {
  const [code] = /\b(\d{6}|\d{4})\b/.exec(message) ?? []
  if (code === undefined) throw new Error(`No code in "${message}"`)
  return code
}

/** The last digit sends it. */
export const giveCode = (page: Page, otp: string) =>
  loginDialog(page).getByRole('textbox', { name: 'OTP', exact: true }).fill(otp)

/**
 * Signs a customer or an employee in through the dialog, opened by the button of the header or of another part. A
 * number gets five codes an hour: who only needs to be an employee is one by `beStaff`.
 */
export async function signInAs(page: Page, mobile: string, part?: Locator): Promise<void> {
  await comeFromElsewhere(page)
  await openLogin(page, part)
  await giveCode(page, await askForCode(page, mobile))
  await expect(loginDialog(page)).toBeHidden()
}

/** All tests come from one machine, but no address gets codes without end. */
export async function comeFromElsewhere(page: Page): Promise<void> {
  const part = () => 1 + Math.floor(Math.random() * 254)
  const address = ['203', part(), part(), part()].join('.')
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': address })
}

const goodForMs = 10 * 60_000

/** Is an employee, signed in once for all tests of a run; such a session must not be logged out. */
export async function beStaff(page: Page, username: keyof typeof staff): Promise<void> {
  const cookies = await onceForAll(username, goodForMs, () => staffCookies(staff[username]))
  await page.context().addCookies(cookies)
}

async function staffCookies(mobileNumber: string) {
  const other = await request.newContext({ baseURL: String(test.info().project.use.baseURL) })
  const logIn = async (data: object) => {
    const response = await other.post('/api/v1/admin/employeeLogin', { data: { mobileNumber, ...data } })
    expect(await response.json()).toMatchObject({ status: 'success' })
  }
  await logIn({ isVerified: false })
  const otp = codeIn(await codeMessage({ request: other }, mobileNumber))
  await logIn({ isVerified: true, otp })
  const { cookies } = await other.storageState()
  await other.dispose()
  // The refresh token belongs to one browser; used by two it would end the session.
  return cookies.filter(({ name }) => ['access_token', 'signed_in'].includes(name))
}
