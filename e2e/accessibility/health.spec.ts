import { press } from '../driver/perform.ts'
import { test } from '../driver/test.ts'
import {
  beginProposal,
  declare,
  giveAddresses,
  giveInsured,
  giveMedical,
  giveNominee,
  healthAt,
  proposeHealth,
  proveIdentity,
} from '../purchases/health.ts'
import { paymentAt } from '../purchases/pay.ts'
import { examine } from './axe.ts'

// Nothing moves, so that nothing is looked at half way.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('axe finds nothing in the proposal for health cover', () => {
  test('on any of its pages, with their errors', async ({ page }) => {
    await beginProposal(page)
    await healthAt(page, 'person')
    await press(page, { label: 'Continue' })
    await examine(page, healthAt(page, 'person'))
    await giveInsured(page)
    await examine(page, healthAt(page, 'kyc'))
    await proveIdentity(page)
    await healthAt(page, 'medical')
    await page.getByRole('checkbox', { name: 'Diabetes', exact: true }).check()
    await press(page, { label: 'Continue' })
    await examine(page, healthAt(page, 'medical'))
    await giveMedical(page)
    await examine(page, healthAt(page, 'addresses'))
    await giveAddresses(page)
    await examine(page, healthAt(page, 'nominee'))
    await giveNominee(page)
    await examine(page, healthAt(page, 'review'))
    await declare(page)
    await examine(page, paymentAt(page, 'summary'))
  })

  test('where a person at the insurer decides', async ({ page }) => {
    await beginProposal(page)
    await proposeHealth(page, { medical: { cancer: true, cancerSince: '01/2020' } })
    await examine(page, healthAt(page, 'referred'))
  })

  test('where the insurer wants more', async ({ page }) => {
    await beginProposal(page)
    await proposeHealth(page, { medical: { smokes: 'yes' } })
    await examine(page, healthAt(page, 'premiumChanged'))
  })
})
