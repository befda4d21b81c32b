import { expect } from 'playwright/test'
import { homeEvents } from '#machines/home/home.events.ts'
import { proposalEvents } from '#machines/motor/proposal/proposal.events.ts'
import { quoteModalEvents } from '#machines/motor/quote-modal/quote-modal.events.ts'
import { motorEvents } from '#machines/motor/wizard/motor.events.ts'
import { kycEvents } from '#machines/purchase/kyc/kyc.events.ts'
import { paymentEvents } from '#machines/purchase/payment/payment.events.ts'
import { quotes } from '#machines/reference/messages/quotes.ts'
import { test } from '../driver/test.ts'
import { paymentAt } from './pay.ts'
import { card } from './shop.ts'
import { aThumb } from './thumb.ts'

test('takes five taps and three fields to the first price of a known car, and fifteen and nine from there until it is paid', async ({
  browser,
}) => {
  const thumb = await aThumb(browser)
  const { page } = thumb
  await page.goto('/')
  await thumb.type('Registration number', 'RJ14CA1234')
  await thumb.press(homeEvents['registration.given'].label)
  await thumb.press(quoteModalEvents['vehicle.confirmed'].label)
  await thumb.type('Full name', 'Asha Rani Sharma')
  await thumb.type('Mobile number', '9876543210')
  // A registry that answers late is asked by the wizard, whose questions are the same.
  await thumb.press(eitherOf(quoteModalEvents['details.given'].label, motorEvents['contact.given'].label))
  await card(page, 'Digit').getByText('₹').first().waitFor()
  expect(thumb.count()).toEqual({ taps: 5, fields: 3 })

  thumb.restart()
  await thumb.press(/^Buy this plan.*Digit$/)
  await thumb.type('Document number', 'ABCPS1234D')
  await thumb.type('Date of birth', '10/05/1992')
  await thumb.tick(/KYC record is fetched/)
  await thumb.press(kycEvents['document.given'].label)
  await expect(page.getByRole('heading', { name: 'Is this you?' })).toBeVisible()
  await thumb.press(kycEvents['identity.confirmed'].label)
  await thumb.type('Email', 'asha@example.com')
  await thumb.press(proposalEvents['person.given'].label)
  await thumb.type('Nominee name', 'Ravi Sharma')
  await thumb.choose('Relation to you', 'Father')
  await thumb.type('Nominee date of birth', '10/05/1962')
  await thumb.send()
  // All of it comes from the registry.
  for (const name of ['Engine number', 'PUC number', 'Previous policy number'])
    await expect(page.getByRole('textbox', { name, exact: true })).toHaveValue(/^X+\d{4}$/)
  await thumb.press(proposalEvents['vehicleDetails.given'].label)
  await thumb.tick(/./)
  await thumb.press(proposalEvents['declaration.accepted'].label)
  await paymentAt(page, 'summary')
  await thumb.tick(/./)
  await thumb.press(paymentEvents['terms.accepted'].label)
  await thumb.press('Pay')
  await paymentAt(page, 'issued')
  const { taps, fields } = thumb.count()
  expect(fields).toBeLessThanOrEqual(9)
  expect(taps).toBeLessThanOrEqual(15)
})

test('takes twelve taps and seven fields to the first price of a car without its number', async ({
  browser,
}) => {
  const thumb = await aThumb(browser)
  const { page } = thumb
  await page.goto('/')
  await thumb.press(/Car$/)
  await thumb.press("Don't have Car Number?")
  await thumb.pick(/^Jaipur/)
  await thumb.pick('Maruti')
  await thumb.pick('Swift')
  await thumb.pick('VXi')
  await thumb.type('Registration date', '15/06/2021')
  await expect(page.getByRole('combobox', { name: 'Year of manufacture' })).toHaveValue('2021')
  await thumb.press(motorEvents['dates.given'].label)
  await expect(page.getByRole('radio', { name: 'Individual' })).toBeChecked()
  await thumb.press(motorEvents['ownership.given'].label)
  await thumb.type('Full name', 'Asha Rani Sharma')
  await thumb.type('Mobile number', '9876543210')
  await thumb.press(motorEvents['contact.given'].label)
  await thumb.press(motorEvents['previousPolicy.postponed'].label)
  await card(page, 'Digit').getByText('₹').first().waitFor()
  expect(thumb.count()).toEqual({ taps: 12, fields: 7 })
  await expect(page.getByText(quotes.askEnd)).toBeVisible()
})

const eitherOf = (...names: string[]) => new RegExp(`^(${names.join('|')})$`)
