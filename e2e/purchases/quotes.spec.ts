import { expect, type Page, test } from 'playwright/test'
import { quoteListEvents } from '#machines/quote-list/quote-list.events.ts'
import { failure } from '#machines/reference/messages/failure.ts'
import { press } from '../driver/perform.ts'
import { plan } from '../driver/sandbox.ts'
import { card, openQuotes } from './shop.ts'

const insurer = 'Future Generali'

test('says which insurer is down, and asks it again [QUOTE-06]', async ({ page }) => {
  await openQuotesWithout(page)
  await expect(card(page, insurer)).toContainText('Not reachable now')
  await press(page, quoteListEvents['insurer.retried'], new RegExp(`${insurer}$`))
  await expect(card(page, insurer).getByRole('button', { name: 'Buy this plan' })).toBeVisible()
})

/** Tests run beside each other: another one's asking may meet the outage first, which is then planned anew. */
async function openQuotesWithout(page: Page): Promise<void> {
  await expect(async () => {
    await plan(page, { party: 'insurer', call: 'quote', key: 'future-generali', do: 'down' })
    await openQuotes(page)
    await expect(page.getByText(/^12 insurers have answered/)).toBeVisible()
    await expect(card(page, insurer)).toContainText(failure.insurerFailed(insurer), { timeout: 100 })
  }).toPass()
}
