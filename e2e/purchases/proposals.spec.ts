import { expect } from 'playwright/test'
import { proposalEvents } from '#machines/motor/proposal/proposal.events.ts'
import { press } from '../driver/perform.ts'
import { plan } from '../driver/sandbox.ts'
import { test } from '../driver/test.ts'
import { answerGateway, goToGateway, paymentAt, takePolicy } from './pay.ts'
import { proposalAt as at, givePerson, propose, proveIdentity, submit } from './propose.ts'
import { choosePlan, openQuotes } from './shop.ts'

test('goes on with a changed premium only after a new yes', async ({ page }) => {
  await openQuotes(page)
  await plan(page, { party: 'insurer', call: 'propose', key: 'shriram', do: 'changePrice', by: 500 })
  await choosePlan(page, 'Shriram')
  await propose(page, { insurer: 'Shriram' })
  await at(page, 'premiumChanged')
  await expect(page.getByText('We go ahead only if you accept.')).toBeVisible()
  await page.reload()
  await at(page, 'premiumChanged')
  await press(page, proposalEvents['premium.accepted'])
  await goToGateway(page)
  await answerGateway(page, 'Pay')
  await takePolicy(page)
})

test('asks an insurer that is down again, and buys from it', async ({ page }) => {
  await openQuotes(page)
  await plan(page, { party: 'insurer', call: 'propose', key: 'universal-sompo', do: 'down' })
  await choosePlan(page, 'Universal Sompo')
  await propose(page, { insurer: 'Universal Sompo' })
  await at(page, 'unknown')
  await press(page, proposalEvents['status.checked'])
  // It never arrived, so nothing was proposed yet.
  await submit(page)
  await paymentAt(page, 'summary')
})

test('finds an answer that was lost on its way, once the insurer can be asked for it', async ({ page }) => {
  await openQuotes(page)
  await plan(page, { party: 'insurer', call: 'propose', key: 'zuno', do: 'lost' })
  await plan(page, { party: 'insurer', call: 'lookup', key: 'zuno', do: 'down' })
  await choosePlan(page, 'Zuno')
  await propose(page, { insurer: 'Zuno' })
  await at(page, 'unknown')
  await press(page, proposalEvents['status.checked'])
  await at(page, 'unknown')
  await press(page, proposalEvents['status.checked'])
  await paymentAt(page, 'summary')
})

test('asks for the PAN where the chosen insurer wants it [PROPOSAL-07]', async ({ page }) => {
  await openQuotes(page)
  await choosePlan(page, 'Tata AIG')
  await proveIdentity(page)
  await givePerson(page, 'Tata AIG')
  await at(page, 'nominee')
})
