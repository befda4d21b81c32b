import { expect, type Page } from 'playwright/test'
import { inHindi } from '../driver/in-hindi.ts'
import { saveJourney } from '../driver/saved-journey.ts'
import { test } from '../driver/test.ts'
import { wizardStandsAt } from '../wizard/doors.ts'
import { isInHindi, plateIn, toEnglish } from './page.ts'

const toHindi = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'हिन्दी', exact: true })
const isInEnglish = (page: Page) => expect(page.locator('html')).toHaveAttribute('lang', 'en-IN')

test.describe('the switch of languages', () => {
  test('leads to the same page and back, and is remembered', async ({ page }) => {
    await page.goto('/about-us?from=friend')
    await toHindi(page).click()
    await expect(page).toHaveURL('/hi/about-us?from=friend')
    await isInHindi(page)
    await page.goto('/support')
    await expect(page).toHaveURL('/hi/support')
    await toEnglish(page).click()
    await expect(page).toHaveURL('/support')
    await isInEnglish(page)
    await page.goto('/contact-us')
    await expect(page).toHaveURL('/contact-us')
  })

  test('keeps what is typed', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('textbox', { name: 'Registration number' }).pressSequentially('rj14ca')
    await toHindi(page).click()
    await expect(plateIn(page)).toHaveValue('RJ-14-CA')
  })

  test('keeps the journey, the screen and the way back', async ({ page }) => {
    await saveJourney(page, 5)
    await page.goto('/motor?step=customerDetails')
    await wizardStandsAt(page, 'customerDetails')
    await toHindi(page).click()
    await expect(page).toHaveURL('/hi/motor?step=customerDetails')
    const name = page.getByRole('textbox', { name: inHindi('Full name') })
    await expect(name).toBeVisible()
    await toEnglish(page).click()
    await expect(page).toHaveURL('/motor?step=customerDetails')
    await wizardStandsAt(page, 'customerDetails')
  })

  test('keeps the prices', async ({ page }) => {
    const { customerLeadId } = await saveJourney(page, 6)
    await page.goto(`/quotelist/${customerLeadId}`)
    await expect(page.getByText(/₹\s?\d/).first()).toBeVisible()
    await toHindi(page).click()
    await expect(page).toHaveURL(`/hi/quotelist/${customerLeadId}`)
    await expect(page.getByText(/₹\s?\d/).first()).toBeVisible()
    await page.goto(`/quotelist/${customerLeadId}`)
    await expect(page).toHaveURL(`/hi/quotelist/${customerLeadId}`)
  })

  test('is reached and pressed by the keyboard, and works without script', async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto('/')
    await toHindi(page).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/hi')
    const plain = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
    await plain.goto('/hi')
    await toEnglish(plain).click()
    await expect(plain).toHaveURL('/')
    await plain.goto('/support')
    await expect(plain).toHaveURL('/support')
  })
})

test('a browser that prefers Hindi is led nowhere by that alone', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'accept-language': 'hi-IN,hi;q=0.9' })
  await page.goto('/')
  await expect(page).toHaveURL('/')
  await isInEnglish(page)
})
