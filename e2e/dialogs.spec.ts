import { expect, type Page } from 'playwright/test'
import { quoteModalEvents } from '#machines/motor/quote-modal/quote-modal.events.ts'
import { motorMachine } from '#machines/motor/wizard/motor.machine.ts'
import { limits } from '#machines/reference/limits.ts'
import { labels } from '#machines/reference/messages/labels.ts'
import { giveKnownNumber } from './driver/home.ts'
import { fillForm, perform, press } from './driver/perform.ts'
import { screenAt } from './driver/screen-at.ts'
import { standsAt } from './driver/stands-at.ts'
import { test } from './driver/test.ts'
import { stopTime } from './walk/time.ts'

const details = { fullName: 'Asha Rani Sharma', mobile: '9876543210' }
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

test.describe('the dialogs of the home page', () => {
  test('show the vehicle that was found, over everything else [MODAL-09, MODAL-20, A11Y-04]', async ({
    page,
  }) => {
    await giveKnownNumber(page, 'Car', 'RJ-14-CA-1234')
    const confirm = dialog(page, labels.rightDetails)
    await expect(confirm).toContainText('Maruti Swift VXi')
    for (const answer of [labels.yes, labels.no]) {
      await expect(confirm.getByRole('button', { name: answer, exact: true })).toBeVisible()
    }
    await expect(confirm).toHaveCSS('z-index', String(limits.layers.modal))
    const isOnTop = await page.evaluate(() => {
      const { innerWidth, innerHeight } = window
      const onTop = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
      return onTop?.closest('[role=dialog]') !== null
    })
    expect(isOnTop).toBe(true)
    await page.setViewportSize({ width: 320, height: 568 })
    const [yes, no] = await Promise.all(
      [labels.yes, labels.no].map((name) => confirm.getByRole('button', { name, exact: true }).boundingBox()),
    )
    expect(no?.y, 'two rows of answers would hide the vehicle on a small phone').toBe(yes?.y)
  })

  test('lead to the wizard when the vehicle is another [MODAL-11]', async ({ page }) => {
    await giveKnownNumber(page, 'Car', 'RJ-14-CA-1234')
    await perform(page, quoteModalEvents['vehicle.denied'], {})
    await expect(page).toHaveURL(/\/motor/)
    await standsAt(page, screenAt(motorMachine, 'make'))
  })

  test('ask who it is for, then show the quotes a second after the journey began [MODAL-10, MODAL-12, MODAL-13, MODAL-14, MODAL-15]', async ({
    page,
  }) => {
    await page.clock.install()
    await giveKnownNumber(page, 'Car', 'RJ-14-CA-1234')
    await perform(page, quoteModalEvents['vehicle.confirmed'], {})
    const personal = dialog(page, labels.personalDetails)
    await fillForm(page, quoteModalEvents['details.given'], details)
    const started = page.waitForResponse('**/api/v1/admin/flow')
    await stopTime(page)
    await press(page, quoteModalEvents['details.given'])
    const waiting = personal.getByRole('button', { name: labels.gettingQuotes, exact: true })
    await expect(waiting).toBeDisabled()
    await (await started).finished()
    await expect(page).toHaveURL(/\/$/)
    await expect(waiting).toBeDisabled()
    await page.clock.resume()
    await expect(page).toHaveURL(/\/quotelist\//)
  })

  test('ask for the previous policy where nobody knows it [MODAL-16, HOME-32]', async ({ page }) => {
    await giveKnownNumber(page, 'Car', 'UP-32-AB-1234')
    await perform(page, quoteModalEvents['vehicle.confirmed'], {})
    await perform(page, quoteModalEvents['details.given'], details)
    const past = dialog(page, 'Previous policy')
    await expect(past.getByRole('combobox', { name: 'Previous policy status' })).toBeVisible()
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(past.getByRole('combobox', { name: 'Previous insurer' })).toBeVisible()
  })

  test('keep the focus inside, close on Escape and give it back, the page standing still behind them [A11Y-08]', async ({
    page,
  }) => {
    await giveKnownNumber(page, 'Car', 'RJ-14-CA-1234')
    const isInside = () => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)
    await expect.poll(isInside).toBe(true)
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key)
      expect(await isInside(), key).toBe(true)
    }
    await expect(page.locator('body')).toHaveCSS('overflow-y', 'hidden')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('body')).not.toHaveCSS('overflow-y', 'hidden')
    await expect(page.getByRole('button', { name: labels.checkQuote })).toBeFocused()
  })
})
