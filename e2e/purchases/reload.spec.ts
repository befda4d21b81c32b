import { expect } from 'playwright/test'
import { proposalEvents } from '#machines/motor/proposal/proposal.events.ts'
import { kycEvents } from '#machines/purchase/kyc/kyc.events.ts'
import { kycMachine } from '#machines/purchase/kyc/kyc.machine.ts'
import { expectFilled } from '../driver/filled.ts'
import { fillForm, perform } from '../driver/perform.ts'
import { screenAt } from '../driver/screen-at.ts'
import { standsAt } from '../driver/stands-at.ts'
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
  await proveIdentity(page)
  await proposalAt(page, 'person')
  // Who somebody is stays with the server until it is saved, and is asked of it again.
  await page.reload()
  await standsAt(page, screenAt(kycMachine, 'found'))
  await perform(page, kycEvents['identity.confirmed'], {})
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
