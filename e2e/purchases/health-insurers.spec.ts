import { expect, type Page } from 'playwright/test'
import { healthEvents } from '#machines/health/wizard/health.events.ts'
import { failure } from '#machines/reference/messages/failure.ts'
import { press } from '../driver/perform.ts'
import { plan } from '../driver/sandbox.ts'
import { test } from '../driver/test.ts'
import { askPrices, chooseHealthPlan, healthAt } from './health.ts'
import { card } from './shop.ts'

// Nobody else buys from them: an outage may meet another test's prices first.
const [down, slow] = ['SBI General', 'Niva Bupa']
const buy = (page: Page, insurer: string) =>
  card(page, insurer).getByRole('button', { name: `Buy this plan from ${insurer}` })

test('asks an insurer again that was down, and keeps the prices of the others', async ({ page }) => {
  await askPricesWithout(page)
  await expect(card(page, down).getByText('Not available right now')).toBeVisible()
  const price = (await card(page, 'Digit').getByText('₹').first().textContent()) ?? ''
  await press(page, healthEvents['insurer.retried'], down)
  await expect(buy(page, down)).toBeEnabled()
  await expect(card(page, 'Digit')).toContainText(price)
})

test('sells a plan while a slow insurer is still asked', async ({ page }) => {
  await expect(async () => {
    await plan(page, { party: 'insurer', call: 'quote', key: 'niva-bupa', do: 'slow', ms: 6500 })
    await askAnew(page)
    await expect(buy(page, 'Digit')).toBeEnabled()
    await expect(card(page, slow)).toContainText('Asking…', { timeout: 100 })
  }).toPass()
  await chooseHealthPlan(page, 'Digit')
  await healthAt(page, 'person')
})

/** A journey of its own each time: prices that it has are not asked for again. */
async function askAnew(page: Page): Promise<void> {
  await page.goto('/')
  await page.evaluate(() => sessionStorage.clear())
  await askPrices(page)
}

/** Tests run beside each other: another one's asking may meet the outage first, which is then planned anew. */
async function askPricesWithout(page: Page): Promise<void> {
  await expect(async () => {
    await plan(page, { party: 'insurer', call: 'quote', key: 'sbi-general', do: 'down' })
    await askAnew(page)
    await expect(page.getByText(/^\d+ prices, from/)).toBeVisible()
    await expect(card(page, down)).toContainText(failure.insurerFailed(down), { timeout: 100 })
  }).toPass()
}
