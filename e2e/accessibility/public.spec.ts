import { expect } from 'playwright/test'
import { addressIn } from '#machines/reference/language-addresses.ts'
import { sitePages } from '#machines/site-pages.ts'
import { test } from '../driver/test.ts'
import { sharedLink } from '../purchases/shop.ts'
import { isAccessible } from './axe.ts'

/** What strangers are shown who follow a link that leads to nothing, or to nothing any more. */
const deadEnds = ['/nowhere', '/quotelist/shared/over', '/verify/unknown', '/policy-wording/0/motor']

test.describe('axe finds nothing', () => {
  for (const { path } of sitePages)
    test(`on ${path} [A11Y-03]`, async ({ page }) => {
      await page.goto(path)
      await isAccessible(page)
    })

  test('on the shared quotes, in either language', async ({ page, context }) => {
    const path = await sharedLink(page)
    await context.clearCookies()
    for (const language of ['en', 'hi'] as const) {
      await page.goto(addressIn(language, path))
      await expect(page.getByText(/₹\s?\d/).first()).toBeVisible()
      await isAccessible(page)
    }
  })

  for (const path of deadEnds)
    test(`on ${path}, in either language`, async ({ page }) => {
      for (const language of ['en', 'hi'] as const) {
        const response = await page.goto(addressIn(language, path))
        expect(response?.status()).toBe(404)
        await isAccessible(page)
      }
    })
})
