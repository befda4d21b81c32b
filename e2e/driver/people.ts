import type { Page } from 'playwright/test'
import { sampleDetails } from '#machines/account/own-details.question.ts'
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

/** A number nobody has: tests run beside each other on one server. */
export const newMobile = (): string => `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`

/** A link of the sandbox's partner for its visitor. */
export async function visitorLink(page: Page, mobile: string, flaw = 'none'): Promise<string> {
  const form = {
    customer_name: 'Priya Mehta',
    customer_phone: mobile,
    customer_email: 'priya@example.com',
    flaw,
  }
  const made = await page.request.post('/sandbox/partner', { form })
  const [, link] = /href="(\/\?[^"]+)"/.exec(await made.text()) ?? []
  if (link === undefined) throw new Error('The partner made no link')
  return link.replaceAll('&amp;', '&')
}
