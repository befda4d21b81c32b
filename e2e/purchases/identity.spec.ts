import { expect, type Page } from 'playwright/test'
import { kycEvents } from '#machines/purchase/kyc/kyc.events.ts'
import { kycMachine } from '#machines/purchase/kyc/kyc.machine.ts'
import { messages } from '#machines/reference/messages.ts'
import { perform, press } from '../driver/perform.ts'
import { newestMessage } from '../driver/sandbox.ts'
import { screenAt } from '../driver/screen-at.ts'
import { standsAt } from '../driver/stands-at.ts'
import { test } from '../driver/test.ts'
import { pan, proposalAt } from './propose.ts'
import { choosePlan, openQuotes } from './shop.ts'

/** The phone of every Aadhaar in the sandbox. */
const aadhaarMobile = '9000000001'
const aadhaar = { ...pan, docName: 'adhaar' as const, docNumber: '234123412346' }
/** Documents that end in 7 are on no record. */
const unknownPan = { ...pan, docNumber: 'ABCPS1237D' }

const kycAt = (page: Page, state: string) => standsAt(page, screenAt(kycMachine, state))

async function askFor(page: Page, insurer: string): Promise<void> {
  await openQuotes(page)
  await choosePlan(page, insurer)
  await kycAt(page, 'asking')
}

test('proves an Aadhaar by the code sent to its phone, a wrong one told first [ERR-13]', async ({ page }) => {
  await askFor(page, 'Tata AIG')
  const message = () => newestMessage(page, aadhaarMobile, /Aadhaar/)
  const before = await message()
  await perform(page, kycEvents['document.given'], aadhaar)
  await kycAt(page, 'otp')
  await expect.poll(message).not.toBe(before)
  const code = /\d{6}/.exec(await message())?.[0] ?? ''
  await perform(page, kycEvents['otp.given'], { otp: code === '000000' ? '000001' : '000000' })
  await expect(page.getByText(messages.journey.kycInvalidOtp)).toBeVisible()
  await perform(page, kycEvents['otp.given'], { otp: code })
  await kycAt(page, 'found')
  await perform(page, kycEvents['identity.confirmed'], {})
  await proposalAt(page, 'person')
})

test('shows a missing field with its label, clear of the header and the price above it, on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await askFor(page, 'Digit')
  const field = page.getByRole('textbox', { name: 'Document number', exact: true })
  await field.evaluate((box) => window.scrollBy(0, box.getBoundingClientRect().top - 110))
  // A click would scroll to its button.
  await page
    .getByRole('button', { name: kycEvents['document.given'].label, exact: true })
    .dispatchEvent('click')
  await expect(field).toBeFocused()
  const isUncovered = () =>
    page.getByText('Document number', { exact: true }).evaluate((label) => {
      const { x, y } = label.getBoundingClientRect()
      return document.elementFromPoint(x + 2, y + 2) === label
    })
  await expect.poll(isUncovered).toBe(true)
})

test('takes a photo of a document where the registry has no record [ERR-12]', async ({ page }) => {
  await askFor(page, 'Digit')
  await perform(page, kycEvents['document.given'], unknownPan)
  await kycAt(page, 'papers')
  await expect(page.getByText(messages.journey.kycPoaNeeded.trim())).toBeVisible()
  await perform(page, kycEvents['papers.given'], {
    docName: 'passport',
    fullName: 'Asha Rani Sharma',
    fileId: 'passport',
    allowed: ['passport'],
  })
  await kycAt(page, 'found')
})

test('goes to DigiLocker and comes back with what it said [PROPOSAL-15, ROUTE-10]', async ({ page }) => {
  await askFor(page, 'Digit')
  await press(page, kycEvents['redirect.chosen'])
  await page.getByRole('button', { name: 'Deny' }).click()
  await kycAt(page, 'asking')
  await press(page, kycEvents['redirect.chosen'])
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page).toHaveURL(/\/proposal\//)
  await kycAt(page, 'found')
  await perform(page, kycEvents['identity.confirmed'], {})
  await proposalAt(page, 'person')
})
