import { expect, type Page } from 'playwright/test'
import { motorEvents } from '#machines/motor/motor.events.ts'
import { motorMachine } from '#machines/motor/motor.machine.ts'
import { quoteListMachine } from '#machines/quote-list/quote-list.machine.ts'
import { profile as texts } from '#machines/reference/messages/profile.ts'
import { addDays, dayToSlashes } from '#machines/rules/calendar.ts'
import { isAccessible } from '../accessibility/axe.ts'
import { OwnServer } from '../driver/own-server.ts'
import { press } from '../driver/perform.ts'
import { screenAt } from '../driver/screen-at.ts'
import { beAgain, beCustomer } from '../driver/signed-in.ts'
import { standsAt } from '../driver/stands-at.ts'
import { test } from '../driver/test.ts'
import { today } from '../driver/today.ts'
import { answerGateway, goToGateway, paymentAt } from '../purchases/pay.ts'
import { proposalAt, propose, proveIdentity, submit } from '../purchases/propose.ts'
import { card, choosePlan, openQuotes } from '../purchases/shop.ts'
import { cards, openSection } from './own-page.ts'

/** Days. */
const months11 = 340
const dayMs = 24 * 60 * 60 * 1000
const claimQuestion = 'Did you make a claim in the last year?'
const group = (page: Page, name: string) => page.getByRole('radiogroup', { name, exact: true })

test('renews a policy eleven months later by one question, finds the journey that was begun, and buys', async ({
  browser,
}) => {
  await using server = await OwnServer.start()
  const context = await browser.newContext({ baseURL: server.url, timezoneId: 'Asia/Kolkata' })
  const page = await context.newPage()
  try {
    const mobile = await beCustomer(page)
    await openQuotes(page)
    await choosePlan(page, 'Digit')
    await propose(page)
    await goToGateway(page)
    await answerGateway(page, 'Pay')
    await paymentAt(page, 'issued')

    // It began when the policy before it ended, twenty days after it was bought.
    server.pass(months11)
    await page.clock.install({ time: Date.now() + months11 * dayMs })
    await beAgain(page, mobile)
    await openSection(page, 'myPolicies')
    const policy = cards(page, 'Your policies').first()
    await expect(policy).toContainText(texts.policyStates.running)
    await isAccessible(page)
    await policy.getByRole('button', { name: 'Renew' }).click()

    await standsAt(page, screenAt(motorMachine, 'previousPolicy'))
    await expect(page.getByRole('combobox', { name: 'Previous insurer' })).toHaveValue(
      'Go Digit General Insurance',
    )
    const chosen = { checked: true }
    await expect(group(page, 'Previous policy type').getByRole('radio', chosen)).toBeVisible()
    const claim = group(page, claimQuestion)
    await expect(claim.getByRole('radio', chosen)).toHaveCount(0)
    await claim.getByRole('radio', { name: 'No' }).check()
    // The 25% of the policy before, stepped up once.
    await expect(group(page, 'No Claim Bonus').getByRole('radio', { name: '35%' })).toBeChecked()
    await press(page, motorEvents['previousPolicy.given'])
    await standsAt(page, screenAt(quoteListMachine, 'open'))
    await expect(card(page, 'Digit').getByText('₹').first()).toBeVisible()
    const renewal = new URL(page.url()).pathname

    await openSection(page, 'myPolicies')
    await expect(policy).toContainText(texts.renewalBegun)
    await policy.getByRole('button', { name: 'Renew' }).click()
    await expect(page).toHaveURL(new RegExp(`${renewal}$`))
    await openSection(page, 'myQuotations')
    await expect(cards(page, 'Your quotations')).toHaveCount(1)
    const begun = cards(page, 'Your quotations').first()
    await expect(begun).toContainText('Renewal')

    // Person, nominee and vehicle are those of the policy, shown once more; only the certificate has ended meanwhile.
    await begun.getByRole('button', { name: 'Continue' }).click()
    await choosePlan(page, 'Digit')
    await proveIdentity(page)
    for (const filled of ['person', 'nominee']) {
      await proposalAt(page, filled)
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
    }
    await proposalAt(page, 'vehicle')
    const certified = dayToSlashes(addDays(today(), months11 + 90))
    await page.getByRole('textbox', { name: 'PUC valid until' }).fill(certified)
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await submit(page)
    await goToGateway(page)
    await answerGateway(page, 'Pay')
    await paymentAt(page, 'issued')
    await openSection(page, 'myPolicies')
    await expect(cards(page, 'Your policies')).toHaveCount(2)
    await expect(cards(page, 'Your policies').last()).toContainText(texts.renewed)
  } finally {
    await context.close()
  }
})
