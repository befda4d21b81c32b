import { expect } from 'playwright/test'
import { motorEvents } from '#machines/motor/wizard/motor.events.ts'
import { addDays } from '#machines/rules/calendar.ts'
import { bonusDialog, chooseDay, expiryDialog } from '../driver/expiry.ts'
import { perform, press } from '../driver/perform.ts'
import { saveJourney } from '../driver/saved-journey.ts'
import { test } from '../driver/test.ts'
import { today } from '../driver/today.ts'
import { wizardStandsAt } from '../wizard/doors.ts'
import { isAccessible } from './axe.ts'

// Nothing moves, so that nothing is looked at half way.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('axe finds nothing', () => {
  test('on the first screens of the wizard', async ({ page }) => {
    await page.goto('/motor')
    await wizardStandsAt(page, 'start.vehicle')
    await isAccessible(page)
    await perform(page, motorEvents['vehicle.chosen'], { vehicleType: '4w' })
    await press(page, motorEvents['number.skipped'])
    await wizardStandsAt(page, 'registrationNumber.city')
    await isAccessible(page)
    await page.goto('/motor?step=start')
    await perform(page, motorEvents['registration.given'], {
      registrationNumber: 'RJ-14-CA-1234',
      vehicleType: '4w',
    })
    await wizardStandsAt(page, 'registrationNumber.confirming')
    await isAccessible(page)
  })

  test('on every question of the wizard', async ({ page }) => {
    await saveJourney(page, 6)
    const steps = [
      'make',
      'model',
      'variant',
      'vehicleDates',
      'ownership',
      'customerDetails',
      'previousPolicy',
    ]
    for (const step of steps) {
      await page.goto(`/motor?step=${step}`)
      await wizardStandsAt(page, step)
      await isAccessible(page)
    }
    await press(page, motorEvents['expiry.opened'])
    await expect(expiryDialog(page)).toBeVisible()
    await isAccessible(page)
    await chooseDay(page, addDays(today(), 30))
    await expect(bonusDialog(page)).toBeVisible()
    await isAccessible(page)
  })

  test('where no plan can be offered', async ({ page }) => {
    const [, tooYoung] = motorEvents['dates.given'].samples(today())
    const [, tooEarly] = motorEvents['previousPolicy.given'].samples(today())
    if (!tooYoung || !tooEarly) throw new Error('A sample is missing')
    await saveJourney(page, 5)
    await page.goto('/motor')
    await perform(page, motorEvents['previousPolicy.given'], tooEarly)
    await wizardStandsAt(page, 'tooEarly')
    await isAccessible(page)
    await page.goto('/motor?step=vehicleDates')
    await perform(page, motorEvents['dates.given'], tooYoung)
    await wizardStandsAt(page, 'noPlans')
    await isAccessible(page)
  })
})
