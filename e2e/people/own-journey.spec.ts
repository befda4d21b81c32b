import { expect } from 'playwright/test'
import { quoteModalEvents } from '#machines/motor/quote-modal/quote-modal.events.ts'
import { motorEvents } from '#machines/motor/wizard/motor.events.ts'
import { hearCalls } from '../driver/heard.ts'
import { giveKnownNumber } from '../driver/home.ts'
import { aCustomer, newMobile } from '../driver/people.ts'
import { perform, press } from '../driver/perform.ts'
import { saveJourney } from '../driver/saved-journey.ts'
import { comeFromElsewhere, signInAs } from '../driver/sign-in.ts'
import { beCustomer } from '../driver/signed-in.ts'
import { test } from '../driver/test.ts'
import { today } from '../driver/today.ts'
import { beginProposal, healthAt } from '../purchases/health.ts'
import { wizardStandsAt } from '../wizard/doors.ts'

test.beforeEach(({ page }) => comeFromElsewhere(page))

test('who is logged in is not asked their name and number again, and both go with the requests [MOTOR-13]', async ({
  page,
}) => {
  const mobile = newMobile()
  await aCustomer(page, mobile)
  await page.goto('/')
  await signInAs(page, mobile)
  const heard = hearCalls(page)
  await giveKnownNumber(page, 'Car', 'RJ-14-CA-1234')
  await perform(page, quoteModalEvents['vehicle.confirmed'], {})
  await expect(page.getByLabel('Full name', { exact: true })).toHaveValue('Asha Rani Sharma')
  await expect(page.getByLabel('Mobile number', { exact: true })).toHaveValue(new RegExp(mobile.slice(-4)))
  await press(page, quoteModalEvents['details.given'])
  await expect(page).toHaveURL(/\/quotelist\//)
  const asked = () => heard.of('motor/getQuotesData')[0]
  await expect.poll(asked).toBeDefined()
  expect(asked()?.body).toMatchObject({
    loggedInUser: true,
    customerUniqueNumber: `1${mobile}00`,
    customerDetails: { customer_name: 'Asha Rani Sharma', customer_phone: mobile },
  })
})

test('the wizard knows a logged-in customer as well, with their mail', async ({ page }) => {
  const mobile = newMobile()
  await aCustomer(page, mobile)
  await page.goto('/')
  await signInAs(page, mobile)
  await saveJourney(page, 4)
  await page.goto('/motor')
  await wizardStandsAt(page, 'vehicleDates')
  const [dates] = motorEvents['dates.given'].samples(today())
  if (!dates) throw new Error('An event has at least one sample')
  await perform(page, motorEvents['dates.given'], dates)
  await perform(page, motorEvents['ownership.given'], {
    customerType: 'individual',
    ownerChanged: 'no',
    isNew: false,
  })
  await wizardStandsAt(page, 'customerDetails')
  await expect(page.getByLabel('Full name', { exact: true })).toHaveValue('Asha Rani Sharma')
  await expect(page.getByLabel(/^Email/)).toHaveValue('asha@example.com')
})

test('who is logged in is not asked their name, number and mail again for health and pets', async ({
  page,
}) => {
  const mobile = await beCustomer(page)
  await page.goto('/pet')
  await expect(page.getByLabel('Your name')).toHaveValue('Asha Rani Sharma')
  await expect(page.getByLabel('Mobile number')).toHaveValue(mobile)
  await beginProposal(page)
  await healthAt(page, 'person')
  await expect(page.getByLabel('Full name')).toHaveValue('Asha Rani Sharma')
  await expect(page.getByLabel('Mobile number')).toHaveValue(mobile)
  await expect(page.getByLabel('Email')).toHaveValue('asha@example.com')
})
