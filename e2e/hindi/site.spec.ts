import { expect } from 'playwright/test'
import { homeEvents } from '#machines/home/home.events.ts'
import { quoteModalEvents } from '#machines/motor/quote-modal/quote-modal.events.ts'
import { addressIn } from '#machines/reference/language-addresses.ts'
import { limits } from '#machines/reference/limits.ts'
import { sitePages } from '#machines/site-pages.ts'
import { isAccessible } from '../accessibility/axe.ts'
import { inHindi, leftInEnglish } from '../driver/in-hindi.ts'
import { test } from '../driver/test.ts'
import { isInHindi, plateIn, toEnglish } from './page.ts'

test.describe('in Hindi', () => {
  for (const { path, title } of sitePages)
    test(`${path} has nothing left in English, fits a narrow phone, and axe finds nothing [A11Y-03]`, async ({
      page,
    }) => {
      const response = await page.goto(addressIn('hi', path))
      expect(response?.headers()['content-language']).toBe('hi')
      await isInHindi(page)
      await expect(page.getByRole('heading', { level: 1, name: inHindi(title), exact: true })).toBeVisible()
      await expect(page).toHaveTitle(`${inHindi(title)} · Safar`)
      expect(await leftInEnglish(page)).toEqual([])
      await isAccessible(page)
      for (const width of [320, limits.breakpoints.mobilePx]) {
        await page.setViewportSize({ width, height: 640 })
        await expect(toEnglish(page)).toBeInViewport({ ratio: 1 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      }
    })

  test('an unknown address says so', async ({ page }) => {
    const response = await page.goto('/hi/nowhere')
    expect(response?.status()).toBe(404)
    await isInHindi(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(inHindi('Unexpected Application Error!'))
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page).toHaveURL('/hi')
  })

  test('links lead to pages in Hindi, loaded anew or not, and Back leads back', async ({ page }) => {
    await page.goto('/hi')
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('link', { name: inHindi('About Us') }).click()
    await expect(page).toHaveURL('/hi/about-us')
    await footer.getByRole('link', { name: inHindi('Terms & Conditions') }).click()
    await expect(page).toHaveURL('/hi/terms-conditions')
    await isInHindi(page)
    await page.goBack()
    await expect(page).toHaveURL('/hi/about-us')
    await page.goBack()
    await expect(page).toHaveURL('/hi')
    await expect(plateIn(page)).toBeVisible()
  })

  test('a number that was typed on the first page leads to prices, which are there after a reload', async ({
    page,
  }) => {
    await page.goto('/hi')
    // Once the registry has answered; where it takes longer than a moment, the wizard asks in other words.
    const found = page.waitForResponse(
      (response) => response.url().endsWith('/motor/registrationNo-search') && response.ok(),
    )
    await plateIn(page).fill('RJ14CA1234')
    await found
    await page.getByRole('button', { name: inHindi(homeEvents['registration.given'].label) }).click()
    await page
      .getByRole('button', { name: inHindi(quoteModalEvents['vehicle.confirmed'].label), exact: true })
      .click()
    await page.getByRole('textbox', { name: inHindi('Full name') }).fill('Asha Rani Sharma')
    await page.getByRole('textbox', { name: inHindi('Mobile number') }).fill('9876543210')
    expect(await leftInEnglish(page)).toEqual([])
    await page.getByRole('button', { name: inHindi(quoteModalEvents['details.given'].label) }).click()
    await expect(page).toHaveURL(/\/hi\/quotelist\/[\w-]+/)
    await expect(page.getByText(/₹\s?\d/).first()).toBeVisible()
    await page.reload()
    await isInHindi(page)
    await expect(page.getByText(/₹\s?\d/).first()).toBeVisible()
  })
})
