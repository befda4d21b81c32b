import { expect } from 'playwright/test'
import { healthEvents } from '#machines/health/wizard/health.events.ts'
import { press } from '../driver/perform.ts'
import { test } from '../driver/test.ts'
import {
  askPrices,
  beginProposal,
  chooseHealthPlan,
  declare,
  giveAddresses,
  giveInsured,
  giveMedical,
  giveNominee,
  healthAt,
  proposeHealth,
  proveIdentity,
} from '../purchases/health.ts'
import { card } from '../purchases/shop.ts'
import { look, lookAtDialog, lookAtErrors, readHindi } from './look.ts'

// Nothing moves, so that nothing is looked at half way.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('nothing is in English or cut in Hindi', () => {
  test.beforeEach(({ page }) => readHindi(page))

  test('on the prices of health cover and its proposal, up to a changed premium [A11Y-03]', async ({
    page,
  }) => {
    await askPrices(page)
    await expect(card(page, 'Digit').getByText('₹').first()).toBeVisible()
    await look(page)
    await lookAtDialog(page, () => press(page, healthEvents['plan.opened'], 'Digit'))
    await lookAtDialog(page, () => press(page, healthEvents['assumptions.opened']))
    for (const insurer of ['Digit', 'SBI General']) await card(page, insurer).getByRole('checkbox').check()
    await lookAtDialog(page, () => press(page, healthEvents['comparison.opened']))
    await chooseHealthPlan(page, 'Digit')
    await healthAt(page, 'person')
    await lookAtErrors(page)
    await giveInsured(page)
    await proveIdentity(page)
    await healthAt(page, 'medical')
    await lookAtErrors(page)
    await giveMedical(page, { smokes: 'yes' })
    await healthAt(page, 'addresses')
    await look(page)
    await giveAddresses(page)
    await giveNominee(page)
    await healthAt(page, 'review')
    await look(page)
    await declare(page)
    await healthAt(page, 'premiumChanged')
    await look(page)
  })

  test('where a person at the insurer decides [A11Y-03]', async ({ page }) => {
    await beginProposal(page)
    await proposeHealth(page, { medical: { cancer: true, cancerSince: '01/2020' } })
    await healthAt(page, 'referred')
    await look(page)
  })
})
