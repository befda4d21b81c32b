import { expect, type Page, type Request } from 'playwright/test'
import { statusOn } from '#machines/motor/rules/business-type.ts'
import { motorEvents } from '#machines/motor/wizard/motor.events.ts'
import { limits } from '#machines/reference/limits.ts'
import { form } from '#machines/reference/messages/form.ts'
import { labels } from '#machines/reference/messages/labels.ts'
import { ncbOptions } from '#machines/reference/policies.ts'
import { addDays } from '#machines/rules/calendar.ts'
import { bonusDialog, chooseDay, expiryDialog, monthOf } from './driver/expiry.ts'
import { perform, press } from './driver/perform.ts'
import { saveJourney } from './driver/saved-journey.ts'
import { test } from './driver/test.ts'
import { today } from './driver/today.ts'
import { stopTime } from './walk/time.ts'

/** Opens the dialog from the previous-policy form, at the month of today. */
async function openCalendar(page: Page): Promise<void> {
  await saveJourney(page, 5)
  await page.goto('/motor')
  await press(page, motorEvents['expiry.opened'])
  await expect(expiryDialog(page)).toBeVisible()
}

const months = (page: Page) => expiryDialog(page).getByRole('grid')

test.describe('the expiry calendar', () => {
  test('shows two months side by side, one on a small screen, none wider than 300 px [EXPIRY-02, EXPIRY-07, A11Y-03]', async ({
    page,
  }) => {
    await openCalendar(page)
    await expect(months(page)).toHaveCount(2)
    const tops = () =>
      months(page).evaluateAll((grids) => grids.map((grid) => Math.round(grid.getBoundingClientRect().top)))
    await expect.poll(async () => new Set(await tops()).size).toBe(1)
    const widths = () => months(page).evaluateAll((grids) => grids.map((grid) => grid.clientWidth))
    for (const width of await widths()) expect(width).toBeLessThanOrEqual(300)
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(months(page)).toHaveCount(1)
      await expect.poll(async () => (await months(page).boundingBox())?.width).toBeLessThanOrEqual(300)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })

  test('turns by its arrows, weeks from Sunday, days of other months not to be chosen [EXPIRY-03, EXPIRY-05, EXPIRY-06]', async ({
    page,
  }) => {
    await openCalendar(page)
    const headers = months(page).first().getByRole('columnheader')
    await expect(headers).toHaveText(['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'])
    const here = monthOf(today())
    const next = monthOf(`${addDays(`${today().slice(0, 7)}-28`, 7).slice(0, 7)}-01`)
    await expect(months(page).first()).toHaveAccessibleName(here)
    await expiryDialog(page).getByRole('button', { name: 'Next month' }).click()
    await expect(months(page).first()).toHaveAccessibleName(next)
    await expiryDialog(page).getByRole('button', { name: 'Previous month' }).click()
    await expect(months(page).first()).toHaveAccessibleName(here)
    for (const cell of await months(page).first().locator('[data-outside]').all()) {
      await expect(cell).toHaveAttribute('aria-disabled', 'true')
    }
  })

  for (const days of [-91, -90, -89, 89, 90, 91]) {
    const isNear = Math.abs(days) <= limits.previousPolicy.calendarMonthWindowDays
    test(`opens on ${isNear ? 'the month of' : 'today, not on'} a policy that ends in ${days} days [${isNear ? 'EXPIRY-11' : 'EXPIRY-12'}]`, async ({
      page,
    }) => {
      const endDate = addDays(today(), days)
      await saveJourney(page, 6, {
        previousPolicy: {
          claimed: true,
          status: statusOn(endDate, today()),
          insurer: { value: 'ICICI', label: 'ICICI Lombard General Insurance' },
          endDate,
          type: 'Comprehensive',
        },
      })
      await page.goto('/motor?step=previousPolicy')
      await press(page, motorEvents['expiry.opened'])
      await expect(months(page).first()).toHaveAccessibleName(monthOf(isNear ? endDate : today()))
    })
  }

  test('marks the chosen day, and asks for the bonus half a second later [EXPIRY-04, EXPIRY-23, EXPIRY-26, EXPIRY-33]', async ({
    page,
  }) => {
    await page.clock.install()
    await openCalendar(page)
    await stopTime(page)
    await chooseDay(page, addDays(today(), 20))
    const chosen = expiryDialog(page).getByRole('gridcell', { selected: true })
    await expect(chosen).toHaveText(String(Number(addDays(today(), 20).slice(8))))
    await page.clock.runFor(limits.previousPolicy.settleMs - 1)
    await expect(expiryDialog(page)).toBeVisible()
    await page.clock.runFor(1)
    await expect(expiryDialog(page)).toBeHidden()
    const options = bonusDialog(page).getByRole('group').getByRole('button')
    await expect(options).toHaveText(ncbOptions.map((slab) => `${slab}%`))
  })

  test('lets a person not know the date [EXPIRY-08, EXPIRY-29]', async ({ page }) => {
    await openCalendar(page)
    await expiryDialog(page).getByRole('button', { name: labels.expiryUnknown, exact: true }).click()
    await expect(expiryDialog(page)).toBeHidden()
    await expect(bonusDialog(page)).toBeVisible()
  })

  test('is worked by the keyboard alone [A11Y-08, A11Y-11]', async ({ page }) => {
    await openCalendar(page)
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
    const expectFocus = (on: string) => expect.poll(focused).toContain(nameOf(on))
    await expectFocus(today())
    const keys: [string, string][] = [
      ['ArrowRight', addDays(today(), 1)],
      ['ArrowDown', addDays(today(), 8)],
      ['ArrowLeft', addDays(today(), 7)],
      ['ArrowUp', today()],
    ]
    for (const [key, on] of keys) {
      await page.keyboard.press(key)
      await expectFocus(on)
    }
    const weekday = new Date(today()).getUTCDay()
    await page.keyboard.press('Home')
    await expectFocus(addDays(today(), -weekday))
    await page.keyboard.press('End')
    await expectFocus(addDays(today(), 6 - weekday))
    await page.keyboard.press('Escape')
    await expect(expiryDialog(page)).toBeHidden()
    await expect(page.getByRole('button', { name: form.chooseDate })).toBeFocused()
    await page.keyboard.press('Enter')
    await expectFocus(today())
    await page.keyboard.press('PageDown')
    await page.keyboard.press('PageUp')
    await expectFocus(today())
    await page.keyboard.press('Enter')
    await expect(bonusDialog(page)).toBeVisible()
    await expect(expiryDialog(page)).toBeHidden()
  })
})

test('a date more than 60 days ahead is saved as the process-flow object [EXPIRY-18, RESUME-18, API-49]', async ({
  page,
}) => {
  const { customerLeadId } = await saveJourney(page, 5)
  await page.goto('/motor')
  const isFlow = (request: Request) =>
    request.url().endsWith('/admin/flow') && request.postDataJSON().step === 7
  const saved = page.waitForRequest(isFlow)
  const endDate = addDays(today(), limits.previousPolicy.exceededAfterDays + 1)
  await perform(page, motorEvents['previousPolicy.given'], {
    claimed: 'no',
    status: 'continue',
    insurer: { value: 'ICICI', label: 'ICICI Lombard General Insurance' },
    endDate,
    policyType: 'Comprehensive',
    ncb: 25,
  })
  const body = (await saved).postDataJSON()
  expect(body).toMatchObject({
    customerLeadId,
    processDiscription: 'quotation',
    motorRequest: { policyDateExceeded: true, prevPolicyEndDate: endDate },
    step7: { motorRequest: {} },
  })
  expect(body.motorRequest).not.toHaveProperty('businessType')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Too early to renew')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

/** 21 November 2026 */
const nameOf = (on: string) => `${Number(on.slice(8))} ${monthOf(on)}`
