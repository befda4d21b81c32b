import { expect, type Page } from 'playwright/test'
import { aCustomer, newMobile } from './people.ts'
import { codeIn, codeMessage } from './sign-in.ts'

/** A new customer, signed up and in behind the page: for tests about what comes after. Gives their number. */
export async function beCustomer(page: Page): Promise<string> {
  const mobile = newMobile()
  await aCustomer(page, mobile)
  await beAgain(page, mobile)
  return mobile
}

/** Signs in behind the page who has signed up before. */
export async function beAgain(page: Page, mobileNumber: string): Promise<void> {
  const login = (data: object) =>
    page.request.post('/api/v1/auth/loginCustomer', {
      // One address gets so many codes an hour, and all tests come from one.
      headers: { 'x-forwarded-for': `198.51.${mobileNumber.slice(4, 6)}.${mobileNumber.slice(8)}` },
      data: { mobileNumber, ...data },
    })
  await login({ api_status: 'sendOtp' })
  const otp = codeIn(await codeMessage(page, mobileNumber))
  const response = await login({ api_status: 'verify', otp })
  expect((await response.json()).success).toBe(true)
}
