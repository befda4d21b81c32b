import { expect, type Page } from 'playwright/test'
import { healthProposalEvents } from '#machines/health/proposal/health-proposal.events.ts'
import { proposalEvents } from '#machines/motor/proposal/proposal.events.ts'
import { kycEvents } from '#machines/purchase/kyc/kyc.events.ts'
import { kycMachine } from '#machines/purchase/kyc/kyc.machine.ts'
import { claims } from '#machines/reference/messages/claims.ts'
import { mandate } from '#machines/reference/messages/mandate.ts'
import { photographTexts } from '#machines/reference/messages/photographs.ts'
import { onPage } from '../driver/in-hindi.ts'
import { press } from '../driver/perform.ts'
import { plan } from '../driver/sandbox.ts'
import { screenAt } from '../driver/screen-at.ts'
import { beCustomer } from '../driver/signed-in.ts'
import { standsAt } from '../driver/stands-at.ts'
import { test } from '../driver/test.ts'
import { openSection } from '../people/own-page.ts'
import { beginProposal, healthAt, proposeHealth } from '../purchases/health.ts'
import { lapsedCar, proposeUpToPhotographs } from '../purchases/lapsed-car.ts'
import { answerGateway, goToGateway, paymentAt } from '../purchases/pay.ts'
import { givePicture, photographAll } from '../purchases/photographs.ts'
import { proposalAt, propose, submit } from '../purchases/propose.ts'
import { choosePlan, openQuotes } from '../purchases/shop.ts'
import { openQuotesInHindi } from './known-car.ts'
import { look, lookAtDialog, readHindi } from './look.ts'

// Nothing moves, so that nothing is looked at half way.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const isSaid = (page: Page, text: string) => expect(page.getByText(onPage(page, text)).first()).toBeVisible()

test.describe('nothing is in English or cut in Hindi', () => {
  test('where a premium is blocked at the bank, released, or not blocked after all [A11Y-03]', async ({
    page,
  }) => {
    await readHindi(page)
    await beginProposal(page)
    await proposeHealth(page, { medical: { stroke: true, strokeSince: '01/2020' } })
    await healthAt(page, 'referred')
    await press(page, healthProposalEvents['mandate.requested'])
    await answerGateway(page, 'Cancel')
    await healthAt(page, 'referred')
    await look(page)
    await press(page, healthProposalEvents['mandate.requested'])
    await answerGateway(page, 'Block')
    await healthAt(page, 'referred')
    await expect(page.getByText(onPage(page, mandate.notBlocked))).toBeHidden()
    await look(page)
    await press(page, healthProposalEvents['mandate.released'])
    await isSaid(page, mandate.notBlocked)
    await look(page)
  })

  test('where DigiLocker is refused, and where it has told who somebody is [A11Y-03]', async ({ page }) => {
    const kycAt = (state: string) => standsAt(page, screenAt(kycMachine, state))
    await readHindi(page)
    await openQuotes(page)
    await choosePlan(page, 'Digit')
    await kycAt('asking')
    await press(page, kycEvents['redirect.chosen'])
    await page.getByRole('button', { name: 'Deny' }).click()
    await kycAt('asking')
    await look(page)
    await press(page, kycEvents['redirect.chosen'])
    await page.getByRole('button', { name: 'Allow' }).click()
    await kycAt('found')
    // The registry has an address of its own for each document.
    await look(page, ...(await page.getByText(/^\d+ [A-Z][\w ]+$/).allInnerTexts()))
  })

  for (const [outcome, insurer, key] of [
    ['decline', 'Shriram', 'shriram'],
    ['down', 'Universal Sompo', 'universal-sompo'],
  ] as const)
    test(`where an insurer is asked to take a car on, and its answer is: ${outcome} [A11Y-03]`, async ({
      page,
    }) => {
      await readHindi(page)
      await openQuotes(page)
      await plan(page, { party: 'insurer', call: 'propose', key, do: outcome })
      await choosePlan(page, insurer)
      await propose(page, { insurer })
      await proposalAt(page, outcome === 'down' ? 'unknown' : 'rejected')
      await look(page)
    })

  test('where photographs of a car are taken, doubted, wait for the network, and are all there [A11Y-03]', async ({
    page,
  }) => {
    await openQuotesInHindi(page, lapsedCar)
    await proposeUpToPhotographs(page)
    await givePicture(page, onPage(page, 'Front'), '#101010')
    await isSaid(page, photographTexts.tooDark)
    await look(page)
    const uploads = '**/getMotorKycDocumentUrl'
    await page.route(uploads, (route) => route.abort())
    await page.getByRole('button', { name: onPage(page, photographTexts.useAnyway) }).click()
    await isSaid(page, photographTexts.sentLater)
    await look(page)
    await page.unroute(uploads)
    await photographAll(page)
    await look(page)
    await press(page, proposalEvents['photographs.completed'])
    await submit(page)
    await proposalAt(page, 'referred')
  })

  test('on the help with a claim, and on the page that proves a policy to anybody [A11Y-03]', async ({
    page,
  }) => {
    await beCustomer(page)
    await readHindi(page)
    await openQuotes(page)
    await choosePlan(page, 'Digit')
    await propose(page)
    await goToGateway(page)
    await answerGateway(page, 'Pay')
    await paymentAt(page, 'issued')
    const proof = (await page.locator('a[href*="/verify/"]').getAttribute('href')) ?? ''
    await openSection(page, 'myPolicies')
    const help = page.getByRole('button', { name: onPage(page, claims.title), exact: true })
    await lookAtDialog(page, () => help.click())
    await page.goto(proof)
    await expect(page).toHaveURL(/\/hi\/verify\//)
    await look(page, (await page.getByText(/^SANDBOX\//).textContent()) ?? '')
  })
})
