import { expect } from 'playwright/test'
import { paymentEvents } from '#machines/purchase/payment/payment.events.ts'
import { termsToRead } from '#machines/reference/messages/terms-in-short.ts'
import { formatDayWithYear } from '#machines/rules/dates.ts'
import { refundedBy } from '#machines/rules/refund-day.ts'
import { press } from '../driver/perform.ts'
import { settle } from '../driver/sandbox.ts'
import { test } from '../driver/test.ts'
import { today } from '../driver/today.ts'
import { stopTime } from '../walk/time.ts'
import { answerGateway, goToGateway, orderOn, paymentAt, takePolicy } from './pay.ts'
import { propose } from './propose.ts'
import { choosePlan, openQuotes } from './shop.ts'

test.beforeEach(async ({ page }) => {
  await openQuotes(page)
  await choosePlan(page, 'Digit')
  await propose(page)
  await paymentAt(page, 'summary')
})

test('links both terms where they are accepted, and keeps amount and insurer beside the button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => window.scrollTo(0, 0))
  const pay = page.getByRole('button', { name: paymentEvents['terms.accepted'].label })
  for (const part of [pay, page.getByText('to Digit')]) await expect(part).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1280, height: 720 })
  await pay.scrollIntoViewIfNeeded()
  await expect(page.getByRole('region', { name: 'Your plan' })).toBeInViewport({ ratio: 1 })
  for (const name of [termsToRead.wording('Digit'), termsToRead.ours]) {
    const response = await page.request.get(
      (await page.getByRole('link', { name }).getAttribute('href')) ?? '',
    )
    expect(response.ok()).toBe(true)
  }
})

test('waits for the bank, and shows the policy once it has paid [CHECKOUT-04]', async ({ page }) => {
  await goToGateway(page)
  const order = await orderOn(page)
  // The page asks by itself every few seconds: its clock stands still until the button has asked.
  await page.clock.install()
  await stopTime(page)
  await answerGateway(page, 'Wait')
  await paymentAt(page, 'pending')
  await expect(page.getByText('Please do not pay again')).toBeVisible()
  await expect(page.getByRole('button', { name: paymentEvents['page.reopened'].label })).toBeHidden()
  const facts = page.getByRole('region', { name: 'Your payment' })
  const backBy = `If debited, back by${formatDayWithYear(refundedBy(today()))}`
  const told = [
    'Amount₹',
    'InsurerDigit',
    'RJ-14-CA-1234',
    `Reference${order}`,
    'Started',
    'NextWe ask',
    backBy,
  ]
  for (const fact of told) await expect(facts).toContainText(fact)
  await settle(page, order, 'success')
  await press(page, paymentEvents['status.checked'])
  await page.clock.resume()
  await takePolicy(page)
})

test('says that a payment was cancelled, of what and how much, and takes another one', async ({ page }) => {
  await goToGateway(page)
  const order = await orderOn(page)
  await answerGateway(page, 'Cancel')
  await paymentAt(page, 'cancelled')
  const facts = page.getByRole('region', { name: 'Your payment' })
  for (const fact of ['₹', 'Digit', 'RJ-14-CA-1234', order]) await expect(facts).toContainText(fact)
  await expect(page.getByText('The bank’s answer')).toBeHidden()
  // In the narrowest column the plate still stands on one line.
  await page.setViewportSize({ width: 320, height: 720 })
  const plate = facts.getByText('RJ-14-CA-1234', { exact: true })
  expect(await plate.evaluate((part) => part.getClientRects().length)).toBe(1)
  await press(page, paymentEvents['payment.retried'])
  await answerGateway(page, 'Pay')
  await takePolicy(page)
})

test('says that a payment failed and takes another one [CHECKOUT-04]', async ({ page }) => {
  await goToGateway(page)
  await answerGateway(page, 'Fail')
  await paymentAt(page, 'failed')
  await expect(page.getByText('Your bank declined the payment')).toBeVisible()
  await press(page, paymentEvents['payment.retried'])
  await answerGateway(page, 'Pay')
  await takePolicy(page)
})
