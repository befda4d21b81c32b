import { expect, type Locator, type Page } from 'playwright/test'
import { cancellationEvents } from '#machines/purchase/cancellation/cancellation.events.ts'
import { endorsementEvents } from '#machines/purchase/endorsement/endorsement.events.ts'
import { paymentEvents } from '#machines/purchase/payment/payment.events.ts'
import { cancellationReasons } from '#machines/reference/cancellation.ts'
import { cancellation } from '#machines/reference/messages/cancellation.ts'
import { endorsement } from '#machines/reference/messages/endorsement.ts'
import { form } from '#machines/reference/messages/form.ts'
import { onPage } from '../driver/in-hindi.ts'
import { press } from '../driver/perform.ts'
import { beCustomer } from '../driver/signed-in.ts'
import { test } from '../driver/test.ts'
import { openSection } from '../people/own-page.ts'
import { answerGateway, goToGateway, paymentAt } from '../purchases/pay.ts'
import { propose } from '../purchases/propose.ts'
import { choosePlan, openQuotes } from '../purchases/shop.ts'
import { look, readHindi } from './look.ts'

// Nothing moves, so that nothing is looked at half way.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const inside = (page: Page, part: Locator) => (name: string) =>
  part.getByRole('button', { name: onPage(page, name), exact: true }).click()

test('nothing is in English or cut in Hindi on journeys, payments and a policy, changed and cancelled [A11Y-03]', async ({
  page,
}) => {
  await beCustomer(page)
  await readHindi(page)
  await openQuotes(page)
  await choosePlan(page, 'Digit')
  await propose(page)
  await goToGateway(page)
  await answerGateway(page, 'Fail')
  await paymentAt(page, 'failed')
  await openSection(page, 'myQuotations')
  await expect(page.getByRole('article')).toBeVisible()
  await look(page)
  await page.goBack()
  await paymentAt(page, 'failed')
  await press(page, paymentEvents['payment.retried'])
  await answerGateway(page, 'Pay')
  await paymentAt(page, 'issued')
  await openSection(page, 'myPolicies')

  const policy = page.getByRole('article')
  const dialog = page.getByRole('dialog')
  const open = inside(page, policy)
  const pressIn = inside(page, dialog)
  await expect(policy).toBeVisible()
  await look(page)
  await open(endorsement.title)
  await look(page)
  await pressIn(endorsementEvents['other.chosen'].label)
  await look(page)
  await pressIn(endorsementEvents.back.label)
  await pressIn(endorsementEvents['contact.chosen'].label)
  await look(page)
  await pressIn(endorsementEvents.back.label)
  await pressIn(endorsementEvents['nominee.chosen'].label)
  await pressIn(endorsementEvents['nominee.changed'].label)
  await expect(dialog.getByText(onPage(page, endorsement.unchanged))).toBeVisible()
  await look(page)
  await dialog.getByRole('textbox', { name: onPage(page, 'Nominee name') }).fill('Meena Sharma')
  await pressIn(endorsementEvents['nominee.changed'].label)
  await expect(dialog.getByRole('status')).toContainText('/E1')
  await look(page)
  await pressIn('Close')
  await open(endorsement.history)

  await open(cancellation.title)
  await pressIn(cancellationEvents['cancellation.confirmed'].label)
  await expect(dialog.getByText(onPage(page, form.required))).toBeVisible()
  await look(page)
  await dialog.getByText(onPage(page, cancellationReasons.insuredElsewhere)).click()
  await pressIn(cancellationEvents['cancellation.confirmed'].label)
  await expect(dialog.getByRole('status')).toContainText('₹')
  await look(page)
  await pressIn('Close')
  await look(page)
  await openSection(page, 'myTransaction')
  await expect(page.getByRole('article')).toHaveCount(2)
  await look(page)
})
