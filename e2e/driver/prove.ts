import { expect, type Page } from 'playwright/test'
import { limits } from '#machines/reference/limits.ts'
import { resume } from '#machines/reference/messages/resume.ts'
import { newestMessage } from './sandbox.ts'

export const codeField = (page: Page) => page.getByRole('textbox', { name: 'OTP', exact: true })

/** Asks for the code to a journey and reads it where the sandbox keeps its messages. */
export async function askForOwnerCode(page: Page, mobile: string): Promise<string> {
  const before = await newestMessage(page, mobile)
  await page.getByRole('button', { name: resume.sendCode, exact: true }).click()
  await expect(codeField(page)).toBeVisible()
  await expect.poll(() => newestMessage(page, mobile)).not.toBe(before)
  return (await newestMessage(page, mobile)).slice(0, limits.otp.digits.customer)
}

/** Proves that the journey of a page is one's own: the last digit sends the code. */
export async function proveOwner(page: Page, mobile: string): Promise<void> {
  const code = await askForOwnerCode(page, mobile)
  await codeField(page).fill(code)
  await expect(codeField(page)).toHaveCount(0)
}
