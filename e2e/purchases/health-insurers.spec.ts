import { expect, type Page } from 'playwright/test'
import { healthEvents } from '#machines/health/wizard/health.events.ts'
import { failure } from '#machines/reference/messages/failure.ts'
import { press } from '../driver/perform.ts'
import { plan } from '../driver/sandbox.ts'
import { test } from '../driver/test.ts'
import { askPrices } from './health.ts'
import { card } from './shop.ts'

// Nobody else buys from them: an outage may meet another test's prices first.
const [down, slow] = ['SBI General', 'Niva Bupa']
const buy = (page: Page, insurer: string) =>
  card(page, insurer).getByRole('button', { name: `Buy this plan from ${insurer}` })

test('asks an insurer again that was down, and keeps the prices of the others', async ({ page }) => {
  await askPricesWithout(page)
  await expect(card(page, down).getByText('Not reachable now')).toBeVisible()
  const price = (await card(page, 'Digit').getByText('₹').first().textContent()) ?? ''
  await press(page, healthEvents['insurer.retried'], new RegExp(`${down}$`))
  await expect(buy(page, down)).toBeEnabled()
  await expect(card(page, 'Digit')).toContainText(price)
  await expect(page.getByText(/^10 insurers have answered, 10 with a price/)).toBeVisible()
})

test('lets a plan be bought while a slow insurer is still asked', async ({ page }) => {
  await expect(async () => {
    await plan(page, { party: 'insurer', call: 'quote', key: 'niva-bupa', do: 'slow', ms: 4000 })
    await askPrices(page)
    await expect(page.getByText('9 of 10 insurers have answered')).toBeVisible({ timeout: 3000 })
  }).toPass()
  await expect(card(page, slow)).toContainText('Asking…')
  await expect(buy(page, 'Digit')).toBeEnabled()
  await expect(buy(page, slow)).toBeEnabled()
  await expect(page.getByText(/^10 insurers have answered/)).toBeVisible()
})

/** Tests run beside each other: another one's asking may meet the outage first, which is then planned anew. */
async function askPricesWithout(page: Page): Promise<void> {
  await expect(async () => {
    await plan(page, { party: 'insurer', call: 'quote', key: 'sbi-general', do: 'down' })
    await askPrices(page)
    await expect(page.getByText(/^10 insurers have answered/)).toBeVisible()
    await expect(card(page, down)).toContainText(failure.insurerFailed(down), { timeout: 100 })
  }).toPass()
}
