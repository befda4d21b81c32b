import { expect, type Page } from 'playwright/test'
import { messages } from '#machines/reference/messages.ts'
import { hold } from './driver/hold.ts'
import { saveJourney } from './driver/saved-journey.ts'
import { loginDialog, openLogin } from './driver/sign-in.ts'
import { test } from './driver/test.ts'
import { wizardStandsAt } from './wizard/doors.ts'

const fetched = async (page: Page, part: RegExp): Promise<string[]> => {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  return names.filter((name) => part.test(name))
}

test.describe('a dialog whose code is on its way', () => {
  test('is said to come by the button that opens it, which has the focus again once it is closed', async ({
    page,
  }) => {
    const letGo = await hold(page, /assets\/send-link-/)
    await saveJourney(page, 5)
    await page.goto('/motor')
    await wizardStandsAt(page, 'previousPolicy.asking')
    const button = page.getByRole('button', { name: messages.resume.elsewhere, exact: true })
    await button.click()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button).toBeFocused()
    letGo()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Close', exact: true }).first().click()
    await expect(button).toBeFocused()
    await expect(button).not.toHaveAttribute('aria-busy')
  })

  test('of the login is there before anybody presses it', async ({ page }) => {
    await page.goto('/')
    // The machine comes in two files, of which one only names the other.
    await expect.poll(() => fetched(page, /session-dialogs.+js|login\.journey/)).toHaveLength(3)
    await page.route(/\/assets\//, (route) => route.abort())
    await openLogin(page)
    await expect(loginDialog(page).getByRole('textbox', { name: 'Mobile number' })).toBeVisible()
  })
})
