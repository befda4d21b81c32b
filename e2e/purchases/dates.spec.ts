import { expect } from 'playwright/test'
import { quoteListEvents } from '#machines/motor/quote-list/quote-list.events.ts'
import { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import { motorEvents } from '#machines/motor/wizard/motor.events.ts'
import { reminderEvents } from '#machines/purchase/reminder/reminder.events.ts'
import { journey } from '#machines/reference/messages/journey.ts'
import { reminder } from '#machines/reference/messages/reminder.ts'
import { addDays } from '#machines/rules/calendar.ts'
import { formatDayWithYear } from '#machines/rules/dates.ts'
import { chooseDay } from '../driver/expiry.ts'
import { giveKnownNumber } from '../driver/home.ts'
import { perform, press } from '../driver/perform.ts'
import { screenAt } from '../driver/screen-at.ts'
import { standsAt } from '../driver/stands-at.ts'
import { test } from '../driver/test.ts'
import { today } from '../driver/today.ts'
import { askForQuotes } from './known-car.ts'

test('tells before a phone number is asked when it is too early, and of nobody’s policy when it ends', async ({
  page,
}) => {
  const lastEnd = formatDayWithYear(addDays(today(), 60))
  for (const plate of ['GJ-01-AB-1234', 'RJ-14-CA-1234']) {
    await giveKnownNumber(page, 'Car', plate)
    await expect(page.getByRole('dialog')).toContainText(journey.mayBeTooEarly(lastEnd))
  }
})

test('tells so on the card of the wizard as well', async ({ page }) => {
  await page.goto('/motor')
  await perform(page, motorEvents['vehicle.chosen'], { vehicleType: '4w' })
  const given = { registrationNumber: 'GJ-01-AB-1234', vehicleType: '4w' }
  await perform(page, motorEvents['registration.given'], given)
  await expect(page.getByText(journey.mayBeTooEarly(formatDayWithYear(addDays(today(), 60))))).toBeVisible()
})

test('says that it is too early for a policy that runs for more than 60 days, reminds of the day, and offers another date', async ({
  page,
}) => {
  await askForQuotes(page, 'GJ-01-AB-1234')
  await expect(page).toHaveURL(/\/quotelist\//)
  await standsAt(page, screenAt(quoteListMachine, 'tooEarly'))
  const opens = formatDayWithYear(addDays(today(), 15))
  await expect(page.getByText(`Its renewal opens on ${opens}.`)).toBeVisible()
  await press(page, reminderEvents['reminder.wanted'])
  await expect(page.getByText(reminder.set(opens))).toBeVisible()
  await page.reload()
  await expect(page.getByText(reminder.set(opens))).toBeVisible()
  await press(page, reminderEvents['reminder.declined'])
  await expect(page.getByText(reminder.offer(opens))).toBeVisible()
  await press(page, quoteListEvents['expiry.opened'])
  await chooseDay(page, addDays(today(), 20))
  await standsAt(page, screenAt(quoteListMachine, 'open'))
})
