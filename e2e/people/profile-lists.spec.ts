import { readFile } from 'node:fs/promises'
import { expect } from 'playwright/test'
import { motorMachine } from '#machines/motor/wizard/motor.machine.ts'
import { paymentEvents } from '#machines/purchase/payment/payment.events.ts'
import { profile as texts } from '#machines/reference/messages/profile.ts'
import { formatDayWithYear } from '#machines/rules/dates.ts'
import { isAccessible } from '../accessibility/axe.ts'
import { press } from '../driver/perform.ts'
import { saveJourney } from '../driver/saved-journey.ts'
import { screenAt } from '../driver/screen-at.ts'
import { beCustomer } from '../driver/signed-in.ts'
import { standsAt } from '../driver/stands-at.ts'
import { test } from '../driver/test.ts'
import { today } from '../driver/today.ts'
import { answerGateway, goToGateway, paymentAt } from '../purchases/pay.ts'
import { propose } from '../purchases/propose.ts'
import { choosePlan, openQuotes } from '../purchases/shop.ts'
import { cards, openSection } from './own-page.ts'

const { sections } = texts

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('what is one’s own', () => {
  test('goes on with a journey exactly where it was left', async ({ page }) => {
    await beCustomer(page)
    const wizard = { 1: 'make', 3: 'variant', 5: 'previousPolicy' } as const
    for (const step of [1, 3, 5] as const) {
      await saveJourney(page, step)
      await openSection(page, 'myQuotations')
      await cards(page, 'Your quotations').first().getByRole('button', { name: 'Continue' }).click()
      await standsAt(page, screenAt(motorMachine, wizard[step]))
      await page.goBack()
      await standsAt(page, sections.myQuotations)
    }
    const leadId = await openQuotes(page)
    await expect(page.getByText(/^\d+ prices, from/)).toBeVisible()
    await openSection(page, 'myQuotations')
    const quoted = cards(page, 'Your quotations').first()
    await expect(quoted).toContainText(texts.waitsAt.quotation)
    await expect(quoted).toContainText(`Lowest price, ${formatDayWithYear(today())}`)
    await isAccessible(page)
    await quoted.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(new RegExp(`/quotelist/${leadId}`))
  })

  test('tells a failed and a good payment, and the policy with its document', async ({ page }) => {
    await beCustomer(page)
    await openQuotes(page)
    await choosePlan(page, 'Digit')
    await propose(page)
    await paymentAt(page, 'summary')
    await openSection(page, 'myQuotations')
    const waiting = cards(page, 'Your quotations').first()
    await expect(waiting).toContainText(texts.waitsAt.checkout)
    await expect(waiting).toContainText('Your plan')
    await waiting.getByRole('button', { name: 'Continue' }).click()
    await goToGateway(page)
    await answerGateway(page, 'Fail')
    await paymentAt(page, 'failed')
    await press(page, paymentEvents['payment.retried'])
    await answerGateway(page, 'Pay')
    await paymentAt(page, 'issued')

    await openSection(page, 'myTransaction')
    const attempts = cards(page, 'Your transactions')
    await expect(attempts).toHaveCount(2)
    await expect(attempts.first()).toContainText(texts.attempts.paid.label)
    await expect(attempts.last()).toContainText('Your bank declined the payment')
    await isAccessible(page)
    await attempts.first().getByRole('link').click()
    await paymentAt(page, 'issued')

    await openSection(page, 'myQuotations')
    await expect(page.getByRole('heading', { name: texts.nothing.myQuotations.title })).toBeVisible()
    await openSection(page, 'myPolicies')
    const policy = cards(page, 'Your policies').first()
    await expect(policy).toContainText(texts.policyStates.startsLater)
    await expect(policy).toContainText('Digit')
    await expect(policy).toContainText(/You can renew it from/)
    await isAccessible(page)
    const download = page.waitForEvent('download')
    await policy.getByRole('button', { name: 'Download' }).click()
    const file = await readFile(await (await download).path())
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('is asked for again where it could not be read', async ({ page }) => {
    await beCustomer(page)
    const path = '**/api/v1/customer/policies'
    await page.route(path, (route) => route.fulfill({ status: 500, json: {} }))
    await openSection(page, 'myPolicies')
    await expect(page.getByRole('alert')).toBeVisible()
    await isAccessible(page)
    await page.unroute(path)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { name: texts.nothing.myPolicies.title })).toBeVisible()
  })
})
