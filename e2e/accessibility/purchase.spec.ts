import { kycEvents } from '#machines/purchase/kyc/kyc.events.ts'
import { kycMachine } from '#machines/purchase/kyc/kyc.machine.ts'
import { paymentEvents } from '#machines/purchase/payment/payment.events.ts'
import { perform, press } from '../driver/perform.ts'
import { plan, settle } from '../driver/sandbox.ts'
import { screenAt } from '../driver/screen-at.ts'
import { standsAt } from '../driver/stands-at.ts'
import { test } from '../driver/test.ts'
import { answerGateway, goToGateway, orderOn, paymentAt } from '../purchases/pay.ts'
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
import { choosePlan, openQuotes } from '../purchases/shop.ts'
import { examine } from './axe.ts'

// Nothing moves, so that nothing is looked at half way.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('axe finds nothing', () => {
  test('from the identity check to the issued policy [A11Y-03]', async ({ page }) => {
    const kycAt = (state: string) => standsAt(page, screenAt(kycMachine, state))
    await openQuotes(page)
    await choosePlan(page, 'Digit')
    await examine(page, kycAt('asking'))
    await perform(page, kycEvents['document.given'], pan)
    await examine(page, kycAt('found'))
    await perform(page, kycEvents['identity.confirmed'], {})
    await examine(page, proposalAt(page, 'person'))
    await givePerson(page)
    await examine(page, proposalAt(page, 'nominee'))
    await giveNominee(page)
    await examine(page, proposalAt(page, 'vehicle'))
    await giveVehicle(page, usedVehicle)
    await examine(page, proposalAt(page, 'review'))
    await submit(page)
    await examine(page, paymentAt(page, 'summary'))
    await goToGateway(page)
    await answerGateway(page, 'Fail')
    await examine(page, paymentAt(page, 'failed'))
    await press(page, paymentEvents['payment.retried'])
    const order = await orderOn(page)
    await answerGateway(page, 'Wait')
    await examine(page, paymentAt(page, 'pending'))
    // It asks by itself every few seconds.
    await settle(page, order, 'success')
    await examine(page, paymentAt(page, 'issued'))
  })

  test('where the insurer wants more than it quoted', async ({ page }) => {
    await openQuotes(page)
    await plan(page, { party: 'insurer', call: 'propose', key: 'icici-lombard', do: 'changePrice' })
    await choosePlan(page, 'ICICI Lombard')
    await propose(page, { insurer: 'ICICI Lombard' })
    await examine(page, proposalAt(page, 'premiumChanged'))
  })
})
