import { expect } from 'playwright/test'
import { endorsementEvents } from '#machines/purchase/endorsement/endorsement.events.ts'
import { endorsement as texts } from '#machines/reference/messages/endorsement.ts'
import { isAccessible } from '../accessibility/axe.ts'
import { beCustomer } from '../driver/signed-in.ts'
import { test } from '../driver/test.ts'
import { answerGateway, goToGateway, paymentAt } from '../purchases/pay.ts'
import { propose } from '../purchases/propose.ts'
import { choosePlan, openQuotes } from '../purchases/shop.ts'
import { cards } from './own-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the nominee of an issued policy is changed, and the document before it stays to be read', async ({
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
  await page.getByRole('link', { name: 'Open My Policies' }).click()

  const policy = cards(page, 'Your policies').first()
  const open = policy.getByRole('button', { name: texts.title })
  await open.click()
  const dialog = page.getByRole('dialog')
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
  await press(endorsementEvents['other.chosen'].label)
  await expect(dialog).toContainText('Please call your insurer')
  await expect(dialog).toContainText(texts.sandboxNumber)
  await isAccessible(page)
  await press(endorsementEvents.back.label)

  await press(endorsementEvents['nominee.chosen'].label)
  const name = dialog.getByLabel('Nominee name')
  await expect(name).toHaveValue('Ravi Sharma')
  await isAccessible(page)
  const send = endorsementEvents['nominee.changed'].label
  await press(send)
  await expect(dialog.getByText(texts.unchanged)).toBeVisible()
  await name.fill('Meena Sharma')
  await dialog.getByText('Female', { exact: true }).click()
  await press(send)
  await expect(dialog.getByRole('status')).toContainText(
    /Changed on .* by endorsement SANDBOX\/DIGIT\/\d+\/E1/,
  )
  await isAccessible(page)
  await press('Close')
  await expect(open).toBeFocused()

  await policy.getByRole('button', { name: texts.history }).click()
  await expect(policy).toContainText('/E1')
  await isAccessible(page)
  const [older] = await Promise.all([
    page.waitForEvent('download'),
    policy.getByRole('button', { name: texts.before }).click(),
  ])
  expect(older.suggestedFilename()).toBe('policy.pdf')
})
