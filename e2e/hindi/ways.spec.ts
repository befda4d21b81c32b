import { expect, type Page } from 'playwright/test'
import { ownDetailsEvents } from '#machines/account/profile/own-details.events.ts'
import { motorMachine } from '#machines/motor/wizard/motor.machine.ts'
import { kycEvents } from '#machines/purchase/kyc/kyc.events.ts'
import { kycMachine } from '#machines/purchase/kyc/kyc.machine.ts'
import { account } from '#machines/reference/messages/account.ts'
import { labels } from '#machines/reference/messages/labels.ts'
import { resume } from '#machines/reference/messages/resume.ts'
import { onPage } from '../driver/in-hindi.ts'
import { loseNetwork } from '../driver/offline.ts'
import { newMobile } from '../driver/people.ts'
import { perform, press } from '../driver/perform.ts'
import { saveJourney } from '../driver/saved-journey.ts'
import { screenAt } from '../driver/screen-at.ts'
import { comeFromElsewhere } from '../driver/sign-in.ts'
import { beCustomer } from '../driver/signed-in.ts'
import { standsAt } from '../driver/stands-at.ts'
import { test } from '../driver/test.ts'
import { openSection } from '../people/own-page.ts'
import { pan } from '../purchases/propose.ts'
import { choosePlan, openQuotes } from '../purchases/shop.ts'
import { look, readHindi } from './look.ts'

// Nothing moves, so that nothing is looked at half way.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** What the vehicles of a list are called, which is the same in every language. */
async function vehiclesOn(page: Page): Promise<string[]> {
  const tiles = page.getByRole('group').getByRole('button')
  await tiles.first().waitFor()
  return tiles.allInnerTexts()
}

test.describe('nothing is in English or cut in Hindi', () => {
  test('on every question about a car [A11Y-03]', async ({ page }) => {
    await readHindi(page)
    await saveJourney(page, 6)
    const at = async (step: string) => {
      await page.goto(`/motor?step=${step}`)
      await standsAt(page, screenAt(motorMachine, step))
    }
    for (const step of ['make', 'model', 'variant']) {
      await at(step)
      await look(page, ...(await vehiclesOn(page)))
    }
    for (const step of ['vehicleDates', 'ownership', 'customerDetails', 'previousPolicy']) {
      await at(step)
      await look(page)
    }
  })

  test('where a journey is offered again, and where another device has to prove whose it is [A11Y-03]', async ({
    page,
    browser,
  }) => {
    await readHindi(page)
    const mobile = newMobile()
    const customer = { name: 'Asha Rani Sharma', email: 'asha@example.com', mobile }
    const { customerLeadId } = await saveJourney(page, 5, { customer })
    await page.goto('/')
    await expect(page.getByRole('dialog', { name: onPage(page, labels.resumeTitle) })).toBeVisible()
    await look(page)
    const other = await (await browser.newContext()).newPage()
    await comeFromElsewhere(other)
    await other.goto(`/hi/resume/${customerLeadId}`)
    await other.getByRole('button', { name: onPage(other, resume.sendCode), exact: true }).click()
    const code = other.getByRole('textbox', { name: onPage(other, 'OTP'), exact: true })
    await code.fill('0000')
    await expect(other.getByText(onPage(other, account.invalidOtp))).toBeVisible()
    await look(other)
  })

  test('where an identity is proved by a code or by papers [A11Y-03]', async ({ page }) => {
    const kycAt = (state: string) => standsAt(page, screenAt(kycMachine, state))
    await readHindi(page)
    await openQuotes(page)
    await choosePlan(page, 'Tata AIG')
    await kycAt('asking')
    await perform(page, kycEvents['document.given'], { ...pan, docName: 'adhaar', docNumber: '234123412346' })
    await kycAt('otp')
    await look(page)
    await openQuotes(page)
    await choosePlan(page, 'Digit')
    await kycAt('asking')
    await perform(page, kycEvents['document.given'], { ...pan, docNumber: 'ABCPS1237D' })
    await kycAt('papers')
    await look(page)
  })

  test('where the network is lost [A11Y-03]', async ({ page, context }) => {
    await beCustomer(page)
    await readHindi(page)
    await openSection(page, 'myProfile')
    await press(page, ownDetailsEvents['details.edited'])
    await loseNetwork(page)
    await press(page, ownDetailsEvents['details.given'])
    await expect(page.getByRole('alert')).toBeVisible()
    await look(page)
    await context.setOffline(false)
  })
})
