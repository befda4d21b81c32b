import { expect } from 'playwright/test'
import { cancellationEvents } from '#machines/purchase/cancellation/cancellation.events.ts'
import { cancellationReasons } from '#machines/reference/cancellation.ts'
import { cancellation as texts } from '#machines/reference/messages/cancellation.ts'
import { profile } from '#machines/reference/messages/profile.ts'
import { formatDayWithYear } from '#machines/rules/dates.ts'
import { isAccessible } from '../accessibility/axe.ts'
import { beCustomer } from '../driver/signed-in.ts'
import { test } from '../driver/test.ts'
import { today } from '../driver/today.ts'
import { answerGateway, goToGateway, paymentAt } from '../purchases/pay.ts'
import { propose } from '../purchases/propose.ts'
import { choosePlan, openQuotes } from '../purchases/shop.ts'
import { cards, openSection } from './own-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a policy is cancelled for the refund that was shown, by a lawful reason, and says so afterwards', async ({
  page,
}) => {
  await beCustomer(page)
  await openQuotes(page)
  await choosePlan(page, 'Digit')
  await propose(page)
  await paymentAt(page, 'summary')
  await goToGateway(page)
  await answerGateway(page, 'Pay')
  await paymentAt(page, 'issued')

  const bought = page.getByRole('region', { name: 'Your policy' })
  const paid =
    (await bought
      .getByText(/^₹[\d,]+$/)
      .first()
      .textContent()) ?? ''
  await page.getByRole('link', { name: 'Open My Policies' }).click()
  const policy = cards(page, 'Your policies').first()
  const open = policy.getByRole('button', { name: texts.title })
  await open.click()
  const dialog = page.getByRole('dialog', { name: texts.title })
  await expect(dialog).toContainText(texts.thirdPartyLaw)
  await expect(dialog).toContainText(texts.notBegun)
  const refund = (await dialog.getByText(/^₹[\d,]+$/).textContent()) ?? ''
  expect(refund).toBe(paid)
  await isAccessible(page)

  await dialog.getByRole('button', { name: cancellationEvents['policy.kept'].label }).click()
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
  await expect(policy).toContainText(profile.policyStates.startsLater)

  await open.click()
  const confirm = dialog.getByRole('button', { name: cancellationEvents['cancellation.confirmed'].label })
  await confirm.click()
  await expect(dialog.getByText('Field is required')).toBeVisible()
  await expect(dialog.getByRole('radio', { name: cancellationReasons.notNeeded })).toHaveCount(0)
  await dialog.getByText(cancellationReasons.insuredElsewhere).click()
  await confirm.click()
  await expect(dialog.getByRole('status')).toContainText(
    `Cancelled from ${formatDayWithYear(today())}. ${refund}`,
  )
  await isAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).click()

  await expect(policy).toContainText(profile.policyStates.cancelled)
  await expect(policy).toContainText(`${refund} goes back to the account you paid from`)
  await expect(open).toBeHidden()
  await expect(policy.getByRole('button', { name: 'Download' })).toBeVisible()
  await openSection(page, 'myTransaction')
  await expect(cards(page, 'Your transactions').first()).toContainText(refund)
})
