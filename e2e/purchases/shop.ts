import { expect, type Page } from 'playwright/test'
import { quoteListEvents } from '#machines/motor/quote-list/quote-list.events.ts'
import { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import { press } from '../driver/perform.ts'
import { saveJourney } from '../driver/saved-journey.ts'
import { screenAt } from '../driver/screen-at.ts'
import { standsAt } from '../driver/stands-at.ts'

export const card = (page: Page, insurer: string) => page.getByRole('article', { name: insurer, exact: true })

/** Waits for the price of an insurer and takes its plan. */
export async function choosePlan(page: Page, insurer: string): Promise<void> {
  await standsAt(page, screenAt(quoteListMachine, 'open'))
  await expect(card(page, insurer).getByText('₹').first()).toBeVisible()
  // The list holds still under a pointer that has moved over it.
  await card(page, insurer).hover()
  await press(page, quoteListEvents['plan.chosen'], insurer)
}

/** A car's renewal that is answered up to the prices, which are being asked. */
export async function openQuotes(page: Page): Promise<string> {
  const { customerLeadId } = await saveJourney(page, 6)
  await page.goto(`/quotelist/${customerLeadId}`)
  return customerLeadId
}

/** The path of a link that shows anybody the prices of a car, once all are there. */
export async function sharedLink(page: Page): Promise<string> {
  const customerLeadId = await openQuotes(page)
  await expect(page.getByText(/^\d+ prices, from/)).toBeVisible()
  const response = await page.request.post('/api/v1/journey/shareQuotes', { data: { customerLeadId } })
  return new URL((await response.json()).data.url).pathname
}
