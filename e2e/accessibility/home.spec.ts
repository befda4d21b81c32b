import { expect } from 'playwright/test'
import { quoteModalEvents } from '#machines/motor/quote-modal/quote-modal.events.ts'
import { chooseCategory, giveKnownNumber, openForm } from '../driver/home.ts'
import { perform, press } from '../driver/perform.ts'
import { saveJourney } from '../driver/saved-journey.ts'
import { test } from '../driver/test.ts'
import { isAccessible } from './axe.ts'

// Nothing moves, so that nothing is looked at half way.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('axe finds nothing', () => {
  test('on home and its forms [A11Y-09]', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('tab', { name: 'Pet', exact: true }).click()
    await isAccessible(page)
    await chooseCategory(page, 'Travel')
    await isAccessible(page)
    await chooseCategory(page, 'Health')
    await expect(page.getByRole('combobox', { name: 'Gender' })).toBeVisible()
    await isAccessible(page)
    await openForm(page, 'Bike')
    await isAccessible(page)
  })

  test('on the dialogs over home [A11Y-09]', async ({ page }) => {
    await giveKnownNumber(page, 'Car', 'UP-32-AB-1234')
    await isAccessible(page)
    await perform(page, quoteModalEvents['vehicle.confirmed'], {})
    await press(page, quoteModalEvents['details.given'])
    await expect(page.getByText('Field is required')).toHaveCount(2)
    await isAccessible(page)
    await perform(page, quoteModalEvents['details.given'], {
      fullName: 'Asha Rani Sharma',
      mobile: '9876543210',
    })
    await expect(page.getByRole('dialog', { name: 'Previous policy' })).toBeVisible()
    await isAccessible(page)
  })

  test('on the offer to continue, and on the question whose journey it is', async ({ page, context }) => {
    const { customerLeadId } = await saveJourney(page, 3)
    await page.goto('/')
    await expect(page.getByRole('dialog', { name: 'Vehicle Details' })).toBeVisible()
    await isAccessible(page)
    await context.clearCookies()
    await page.goto(`/quotelist/${customerLeadId}`)
    await expect(page.locator('h1')).toHaveText('Is this your journey?')
    await isAccessible(page)
  })
})
