import type { Page } from 'playwright/test'
import { sampleDetails } from '#machines/record/own-details.question.ts'
import { dayToSlashes } from '#machines/rules/day.ts'
import { today } from './today.ts'

/** A customer of the given number, signed up beside the page and proved by nobody yet. */
export async function aCustomer(page: Page, mobileNumber: string, change: object = {}): Promise<void> {
  const { fullName, dateOfBirth, ...details } = sampleDetails(today())
  const response = await page.request.post('/api/v1/auth/sign_up_customer', {
    data: {
      ...details,
      name: fullName,
      dob: dayToSlashes(dateOfBirth),
      mobileNumber,
      customerUniqueId: Number(`1${mobileNumber}00`),
      ...change,
    },
  })
  if (!response.ok()) throw new Error(`Nobody was signed up: ${await response.text()}`)
}
