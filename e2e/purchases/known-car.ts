import type { Page } from 'playwright/test'
import { quoteModalEvents } from '#machines/motor/quote-modal/quote-modal.events.ts'
import { giveKnownNumber } from '../driver/home.ts'
import { perform } from '../driver/perform.ts'

/** From the home page to the prices of a car that the registry knows. */
export async function askForQuotes(page: Page, registrationNumber: string): Promise<void> {
  await giveKnownNumber(page, 'Car', registrationNumber)
  await perform(page, quoteModalEvents['vehicle.confirmed'], {})
  await perform(page, quoteModalEvents['details.given'], {
    fullName: 'Asha Rani Sharma',
    mobile: '9876543210',
  })
}
