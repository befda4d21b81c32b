import { expect } from 'playwright/test'
import { proposalEvents } from '#machines/motor/proposal/proposal.events.ts'
import { quoteListEvents } from '#machines/motor/quote-list/quote-list.events.ts'
import { kycEvents } from '#machines/purchase/kyc/kyc.events.ts'
import { kycMachine } from '#machines/purchase/kyc/kyc.machine.ts'
import { paymentEvents } from '#machines/purchase/payment/payment.events.ts'
import { perform, press } from '../driver/perform.ts'
import { plan, settle } from '../driver/sandbox.ts'
import { screenAt } from '../driver/screen-at.ts'
import { standsAt } from '../driver/stands-at.ts'
import { test } from '../driver/test.ts'
import { lapsedCar, proposeUpToPhotographs } from '../purchases/lapsed-car.ts'
import { answerGateway, goToGateway, orderOn, paymentAt } from '../purchases/pay.ts'
import { photographAll } from '../purchases/photographs.ts'
import {
  giveNominee,
  givePerson,
  giveVehicle,
  pan,
  proposalAt,
  propose,
  submit,
  usedVehicle,
} from '../purchases/propose.ts'
import { card, choosePlan, openQuotes, sharedLink } from '../purchases/shop.ts'
import { openQuotesInHindi } from './known-car.ts'
import { look, lookAtDialog, lookAtErrors, readHindi } from './look.ts'

// Nothing moves, so that nothing is looked at half way.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const previousInsurer = 'ICICI Lombard General Insurance'

test.describe('nothing is in English or cut in Hindi', () => {
  test('on the prices of a car, what is said of them, and their comparison [A11Y-03]', async ({ page }) => {
    await readHindi(page)
    await openQuotes(page)
    await expect(card(page, 'Digit').getByText('₹').first()).toBeVisible()
    await look(page)
    await lookAtDialog(page, () => press(page, quoteListEvents['plan.opened'], 'Digit'))
    for (const event of ['assumptions.opened', 'sharing.opened', 'expiry.opened'] as const)
      await lookAtDialog(page, () => press(page, quoteListEvents[event]))
    for (const insurer of ['Digit', 'Shriram']) await card(page, insurer).getByRole('checkbox').check()
    await lookAtDialog(page, () => press(page, quoteListEvents['comparison.opened']))
  })

  test('from the identity check to the issued policy, over every outcome of a payment [A11Y-03]', async ({
    page,
  }) => {
    const kycAt = (state: string) => standsAt(page, screenAt(kycMachine, state))
    await readHindi(page)
    await openQuotes(page)
    await choosePlan(page, 'Digit')
    await kycAt('asking')
    await lookAtErrors(page, kycEvents['document.given'])
    await perform(page, kycEvents['document.given'], pan)
    await kycAt('found')
    await look(page)
    await perform(page, kycEvents['identity.confirmed'], {})
    await proposalAt(page, 'person')
    await look(page)
    await givePerson(page)
    await proposalAt(page, 'nominee')
    await lookAtErrors(page)
    await giveNominee(page)
    await proposalAt(page, 'vehicle')
    await look(page)
    await giveVehicle(page, usedVehicle)
    await proposalAt(page, 'review')
    await look(page, previousInsurer)
    await submit(page)
    await paymentAt(page, 'summary')
    await look(page)
    await goToGateway(page)
    await answerGateway(page, 'Cancel')
    await paymentAt(page, 'cancelled')
    await look(page)
    await press(page, paymentEvents['payment.retried'])
    await answerGateway(page, 'Fail')
    await paymentAt(page, 'failed')
    await look(page)
    await press(page, paymentEvents['payment.retried'])
    const order = await orderOn(page)
    await answerGateway(page, 'Wait')
    await paymentAt(page, 'pending')
    await look(page)
    await settle(page, order, 'success')
    await paymentAt(page, 'issued')
    await look(page)
  })

  test('where a car is photographed and an underwriter decides [A11Y-03]', async ({ page }) => {
    await openQuotesInHindi(page, lapsedCar)
    await proposeUpToPhotographs(page)
    await look(page)
    await photographAll(page)
    await press(page, proposalEvents['photographs.completed'])
    await submit(page)
    await proposalAt(page, 'referred')
    await look(page)
  })

  test('where the insurer wants more than it quoted [A11Y-03]', async ({ page }) => {
    await readHindi(page)
    await openQuotes(page)
    await plan(page, { party: 'insurer', call: 'propose', key: 'icici-lombard', do: 'changePrice' })
    await choosePlan(page, 'ICICI Lombard')
    await propose(page, { insurer: 'ICICI Lombard' })
    await proposalAt(page, 'premiumChanged')
    await look(page)
  })

  test('on prices that were shared [A11Y-03]', async ({ page }) => {
    const path = await sharedLink(page)
    await page.context().clearCookies()
    await readHindi(page)
    await page.goto(path)
    await expect(page.getByText(/₹\s?\d/).first()).toBeVisible()
    await look(page)
  })
})
