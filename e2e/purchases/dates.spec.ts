import { expect, type Page } from 'playwright/test'
import { quoteListEvents } from '#machines/motor/quote-list/quote-list.events.ts'
import { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import { quoteModalEvents } from '#machines/motor/quote-modal/quote-modal.events.ts'
import { addDays, dayToSlashes } from '#machines/rules/calendar.ts'
import { giveKnownNumber } from '../driver/home.ts'
import { perform, press } from '../driver/perform.ts'
import { screenAt } from '../driver/screen-at.ts'
import { standsAt } from '../driver/stands-at.ts'
import { test } from '../driver/test.ts'
import { today } from '../driver/today.ts'
import { answerGateway, goToGateway, takePolicy } from './pay.ts'
import { propose, usedVehicle } from './propose.ts'
import { choosePlan } from './shop.ts'
import { givePreviousPolicy } from './wizard.ts'

async function askForQuotes(page: Page, registrationNumber: string): Promise<void> {
  await giveKnownNumber(page, 'Car', registrationNumber)
  await perform(page, quoteModalEvents['vehicle.confirmed'], {})
  await perform(page, quoteModalEvents['details.given'], {
    fullName: 'Asha Rani Sharma',
    mobile: '9876543210',
  })
}

test('insures a car whose policy ended more than 90 days ago', async ({ page }) => {
  await askForQuotes(page, 'KA-01-MJ-0007')
  await expect(page.getByRole('region', { name: 'Previous policy' })).toContainText(
    'Expired more than 90 days ago',
  )
  await choosePlan(page, 'Digit')
  const numbers = { engineNumber: 'K12MN7000007', chassisNumber: 'MA3EWDE1S00700007' }
  await propose(page, { vehicle: { ...usedVehicle, ...numbers } })
  await goToGateway(page)
  await answerGateway(page, 'Pay')
  await takePolicy(page)
})

test('says that it is too early for a policy that runs for more than 60 days, and offers another date', async ({
  page,
}) => {
  await askForQuotes(page, 'GJ-01-AB-1234')
  await expect(page).toHaveURL(/\/quotelist\//)
  await standsAt(page, screenAt(quoteListMachine, 'tooEarly'))
  const opens = dayToSlashes(addDays(today(), 15))
  await expect(page.getByText(`Its renewal opens on ${opens}.`)).toBeVisible()
  await press(page, quoteListEvents['expiry.opened'])
  await givePreviousPolicy(page)
  await standsAt(page, screenAt(quoteListMachine, 'open'))
})
