import { expect, type Page } from 'playwright/test'
import { motorEvents } from '#machines/motor/wizard/motor.events.ts'
import { labels } from '#machines/reference/messages/labels.ts'
import { hold } from '../driver/hold.ts'
import { openForm } from '../driver/home.ts'
import { perform } from '../driver/perform.ts'
import { test } from '../driver/test.ts'
import { stopTime } from '../walk/time.ts'

const isBike = 'RJ-14-SB-1234 is a bike: Hero Splendor Plus i3S.'

/** On the wizard's own page, of a car. */
async function giveCarNumber(page: Page, registrationNumber: string): Promise<void> {
  await page.goto('/motor')
  await perform(page, motorEvents['vehicle.chosen'], { vehicleType: '4w' })
  await perform(page, motorEvents['registration.given'], { registrationNumber, vehicleType: '4w' })
}

test.describe("a bike's number typed under Car", () => {
  test('is said to be a bike, and one button insures the bike', async ({ page }) => {
    await openForm(page, 'Car')
    await page.getByRole('textbox', { name: 'Registration number' }).fill('RJ-14-SB-1234')
    await expect(page.getByText(isBike)).toBeVisible()
    await expect(page.getByRole('button', { name: labels.checkQuote })).toHaveCount(0)
    await page.getByRole('button', { name: 'Insure the bike' }).click()
    const dialog = page.getByRole('dialog', { name: labels.rightDetails })
    await expect(dialog).toContainText('Hero Splendor Plus i3S')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByText('Which bike is it?')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Registration number' })).toHaveValue('RJ-14-SB-1234')
  })

  test('is said to be a bike in the wizard as well', async ({ page }) => {
    await giveCarNumber(page, 'RJ-14-SB-1234')
    await expect(page.getByText(isBike)).toBeVisible()
    await page.getByRole('button', { name: 'Insure the bike' }).click()
    await expect(page.getByRole('heading', { name: labels.rightDetails })).toBeVisible()
    await page.getByRole('button', { name: labels.yes, exact: true }).click()
    await expect(page).toHaveURL(/\/motor/)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(labels.rightDetails)
  })
})

test('is asked for its make in the wizard where it is not theirs', async ({ page }) => {
  await giveCarNumber(page, 'RJ-14-CA-1234')
  await page.getByRole('button', { name: labels.no, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Make' })).toBeVisible()
})

test('takes the short way however soon Check Quote is pressed', async ({ page }) => {
  const answer = await hold(page, '**/motor/registrationNo-search')
  await page.clock.install()
  await openForm(page, 'Car')
  await page.getByRole('textbox', { name: 'Registration number' }).fill('RJ-14-CA-1234')
  await expect(page.getByText('Looking up RJ-14-CA-1234 …')).toBeVisible()
  // The answer is waited for a moment only, then the wizard asks.
  await stopTime(page)
  await page.getByRole('button', { name: labels.checkQuote }).click()
  answer()
  await expect(page.getByRole('dialog', { name: labels.rightDetails })).toBeVisible()
})
