import { test } from 'playwright/test'
import { motorMachine } from '#machines/motor/motor.machine.ts'
import { quoteListEvents } from '#machines/quote-list/quote-list.events.ts'
import { quoteModalEvents } from '#machines/quote-modal/quote-modal.events.ts'
import { isAccessible } from './driver/axe.ts'
import { giveKnownNumber, openForm } from './driver/home.ts'
import { perform, press } from './driver/perform.ts'
import { type SavedUpTo, saveJourney } from './driver/saved-journey.ts'
import { standsAt } from './driver/stands-at.ts'
import { answerGateway, goToGateway, paymentAt } from './purchases/pay.ts'
import {
  giveNominee,
  givePerson,
  giveVehicle,
  proveIdentity,
  submit,
  usedVehicle,
} from './purchases/propose.ts'
import { card, choosePlan, openQuotes } from './purchases/shop.ts'
import { screenAt } from './wizard/screen-at.ts'

const viewports = [
  { name: 'a phone', viewport: { width: 390, height: 844 } },
  { name: 'a desk', viewport: { width: 1280, height: 900 } },
] as const

for (const { name, viewport } of viewports) {
  test.describe(`axe finds nothing on ${name}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    test('on home, its forms and its dialogs [A11Y-09]', async ({ page }) => {
      await page.goto('/')
      await isAccessible(page)
      await openForm(page, 'Bike')
      await isAccessible(page)
      await giveKnownNumber(page, 'Car', 'RJ-14-CA-1234')
      await isAccessible(page)
      await perform(page, quoteModalEvents['vehicle.confirmed'], {})
      await page.getByRole('button', { name: 'Submit and View Plans' }).click()
      await isAccessible(page)
    })

    test('on every screen of the wizard', async ({ page }) => {
      const screens: [SavedUpTo, string][] = [
        [1, 'make'],
        [2, 'model'],
        [3, 'variant'],
        [4, 'vehicleDates'],
        [5, 'previousPolicy'],
      ]
      await page.goto('/motor')
      await standsAt(page, screenAt(motorMachine, 'start'))
      await isAccessible(page)
      for (const [step, state] of screens) {
        await saveJourney(page, step)
        await page.goto('/')
        await page.getByRole('button', { name: 'Continue Journey' }).click()
        await standsAt(page, screenAt(motorMachine, state))
        await isAccessible(page)
      }
    })

    test('on the quotes and their dialogs', async ({ page }) => {
      await openQuotes(page)
      await card(page, 'Digit').getByText('₹').first().waitFor()
      await isAccessible(page)
      await card(page, 'Digit')
        .getByRole('button', { name: /Premium breakup/ })
        .click()
      await page.getByRole('dialog').waitFor()
      await isAccessible(page)
      await page.keyboard.press('Escape')
      await press(page, quoteListEvents['assumptions.opened'])
      await page.getByRole('dialog').waitFor()
      await isAccessible(page)
    })

    test('from the proposal to the issued policy', async ({ page }) => {
      await openQuotes(page)
      await choosePlan(page, 'Digit')
      await page.getByRole('textbox', { name: 'Document number' }).waitFor()
      await isAccessible(page)
      await proveIdentity(page)
      await page.getByRole('textbox', { name: 'Full name' }).waitFor()
      await isAccessible(page)
      await givePerson(page)
      await page.getByRole('textbox', { name: 'Nominee name' }).waitFor()
      await isAccessible(page)
      await giveNominee(page)
      await page.getByRole('textbox', { name: 'Engine number' }).waitFor()
      await isAccessible(page)
      await giveVehicle(page, usedVehicle)
      await page.getByRole('button', { name: 'Submit proposal' }).waitFor()
      await isAccessible(page)
      await submit(page)
      await page.getByRole('button', { name: 'Pay now' }).waitFor()
      await isAccessible(page)
      await goToGateway(page)
      await answerGateway(page, 'Fail')
      await paymentAt(page, 'failed')
      await isAccessible(page)
      await page.getByRole('button', { name: 'Try payment again' }).click()
      await answerGateway(page, 'Pay')
      await paymentAt(page, 'issued')
      await isAccessible(page)
    })
  })
}
