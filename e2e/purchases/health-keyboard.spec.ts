import { healthProposalEvents } from '#machines/health/proposal/health-proposal.events.ts'
import { homeEvents } from '#machines/home/home.events.ts'
import { kycEvents } from '#machines/purchase/kyc/kyc.events.ts'
import { kycMachine } from '#machines/purchase/kyc/kyc.machine.ts'
import { paymentEvents } from '#machines/purchase/payment/payment.events.ts'
import { performByKeyboard, pressByKeyboard, tabTo } from '../driver/keyboard.ts'
import { screenAt } from '../driver/screen-at.ts'
import { standsAt } from '../driver/stands-at.ts'
import { test } from '../driver/test.ts'
import { ashaInJaipur, first, healthAt } from './health.ts'
import { paymentAt } from './pay.ts'

test('is bought by the keyboard alone, from the home page to the policy', async ({ page }) => {
  const pages = ['medical', 'addresses', 'nominee'] as const
  await page.goto('/')
  await pressByKeyboard(page, /Health$/)
  await performByKeyboard(page, homeEvents['health.given'], ashaInJaipur)
  await pressByKeyboard(page, 'Buy this plan from Digit')
  await healthAt(page, 'person')
  await performByKeyboard(
    page,
    healthProposalEvents['person.given'],
    first(healthProposalEvents['person.given']),
  )
  await healthAt(page, 'kyc')
  await performByKeyboard(page, kycEvents['document.given'], first(kycEvents['document.given']))
  await standsAt(page, screenAt(kycMachine, 'found'))
  await pressByKeyboard(page, kycEvents['identity.confirmed'].label)
  for (const state of pages) {
    await healthAt(page, state)
    const event = healthProposalEvents[`${state}.given`]
    await performByKeyboard<object>(page, event, first<object>(event))
  }
  await healthAt(page, 'review')
  await performByKeyboard(page, healthProposalEvents['declaration.accepted'], { truth: true })
  await paymentAt(page, 'summary')
  await performByKeyboard(page, paymentEvents['terms.accepted'], { terms: true })
  await pressByKeyboard(page, 'Pay')
  await paymentAt(page, 'issued')
  await tabTo(page, page.getByRole('link', { name: 'Download policy' }))
})
