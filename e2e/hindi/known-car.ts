import type { Page } from 'playwright/test'
import { askForQuotes } from '../purchases/known-car.ts'
import { readHindi } from './look.ts'

/** The prices of a car that the registry knows, in Hindi. */
export async function openQuotesInHindi(page: Page, registrationNumber: string): Promise<void> {
  await askForQuotes(page, registrationNumber)
  await page.waitForURL('**/quotelist/**')
  await readHindi(page)
  await page.goto(page.url())
}
