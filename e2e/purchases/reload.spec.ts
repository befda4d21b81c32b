import { expect } from 'playwright/test'
import { proposalEvents } from '#machines/motor/proposal/proposal.events.ts'
import { expectFilled } from '../driver/filled.ts'
import { fillForm } from '../driver/perform.ts'
import { test } from '../driver/test.ts'
import { today } from '../driver/today.ts'
import { paymentAt } from './pay.ts'
import { givePerson, giveVehicle, proposalAt, proveIdentity, saved, submit, usedVehicle } from './propose.ts'
import { card, choosePlan, openQuotes } from './shop.ts'

test('keeps a proposal over reload, back and forward at every page', async ({ page }) => {
  const [nominee] = proposalEvents['nominee.given'].samples(today())
  if (!nominee) throw new Error('A nominee is missing')
  await openQuotes(page)
  await expect(card(page, 'Digit').getByRole('button', { name: /^Buy this plan/ })).toBeVisible()
  await page.reload()
  await choosePlan(page, 'Digit')
  await expect(page).toHaveURL(/\/proposal\//)
  await page.reload()
  await saved(page, 'identity.taken', () => proveIdentity(page))
  await proposalAt(page, 'person')
  // Who the buyer is has been answered, and is not asked again.
  await page.reload()
  await proposalAt(page, 'person')
  await saved(page, 'person.given', () => givePerson(page))

  await proposalAt(page, 'nominee')
  await fillForm(page, proposalEvents['nominee.given'], nominee)
  await page.reload()
  await proposalAt(page, 'nominee')
  await expectFilled(page, proposalEvents['nominee.given'], nominee)
  await page.goBack()
  await proposalAt(page, 'person')
  await page.goForward()
  await proposalAt(page, 'nominee')
  await expectFilled(page, proposalEvents['nominee.given'], nominee)
  await saved(page, 'nominee.given', () =>
    page.getByRole('button', { name: 'Continue', exact: true }).click(),
  )

  await giveVehicle(page, usedVehicle)
  await proposalAt(page, 'review')
  await page.reload()
  await submit(page)
  await paymentAt(page, 'summary')
  await page.reload()
  await paymentAt(page, 'summary')
})
