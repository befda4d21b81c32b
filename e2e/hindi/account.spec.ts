import { expect, type Page } from 'playwright/test'
import { loginEvents } from '#machines/account/login/login.events.ts'
import { sampleDetails } from '#machines/account/own-details.question.ts'
import { ownDetailsEvents } from '#machines/account/profile/own-details.events.ts'
import { signUpEvents } from '#machines/account/sign-up/sign-up.events.ts'
import { addressIn } from '#machines/reference/language-addresses.ts'
import { account } from '#machines/reference/messages/account.ts'
import { accountArea } from '#machines/reference/messages/account-area.ts'
import { form } from '#machines/reference/messages/form.ts'
import { profile } from '#machines/reference/messages/profile.ts'
import { supportRequestEvents } from '#machines/support/request/support-request.events.ts'
import { onPage } from '../driver/in-hindi.ts'
import { aCustomer, newMobile } from '../driver/people.ts'
import { fillForm, perform, press } from '../driver/perform.ts'
import {
  accountMenu,
  askForCode,
  comeFromElsewhere,
  giveCode,
  loginDialog,
  openLogin,
} from '../driver/sign-in.ts'
import { beCustomer } from '../driver/signed-in.ts'
import { standsAt } from '../driver/stands-at.ts'
import { test } from '../driver/test.ts'
import { today } from '../driver/today.ts'
import { openSection } from '../people/own-page.ts'
import { look, readHindi } from './look.ts'

// Nothing moves, so that nothing is looked at half way.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const details = sampleDetails(today())
const isSaid = (page: Page, text: string) =>
  expect(page.getByText(onPage(page, text), { exact: true }).first()).toBeVisible()
const pressNamed = (page: Page, role: 'button' | 'menuitem', name: string) =>
  page.getByRole(role, { name: onPage(page, name), exact: true }).click()

/** Where a link leads that is no link of ours any more. */
const deadEnds = ['/quotelist/shared/over', '/verify/unknown', '/quotelist/unknown', '/unlock/unknown']

test.describe('nothing is in English or cut in Hindi', () => {
  test.beforeEach(async ({ page }) => {
    await comeFromElsewhere(page)
    await readHindi(page)
  })

  test('on the login, its faults, and the question whether to leave [A11Y-03]', async ({ page }) => {
    const mobile = newMobile()
    await aCustomer(page, mobile)
    await page.goto('/my-profile')
    await openLogin(page)
    await perform(page, loginEvents['mobile.given'], { mobile: '9' })
    await isSaid(page, form.loginMobile)
    await look(page)
    const code = await askForCode(page, mobile)
    await giveCode(page, code === '0000' ? '1111' : '0000')
    await isSaid(page, account.invalidOtp)
    await look(page)
    await giveCode(page, code)
    await expect(loginDialog(page)).toBeHidden()
    await page.goto('/my-profile')
    await accountMenu(page, details.fullName).click()
    await look(page, details.city)
    await pressNamed(page, 'menuitem', accountArea.signOut)
    await expect(page.getByRole('dialog')).toBeVisible()
    await look(page, details.city)
  })

  test('on an unknown number, the sign-up with its faults, and a profile that no code has proved [A11Y-03]', async ({
    page,
  }) => {
    await page.goto('/why-choose')
    await openLogin(page)
    await perform(page, loginEvents['mobile.given'], { mobile: newMobile() })
    await isSaid(page, account.notRegistered)
    await look(page)
    await pressNamed(page, 'button', account.signUp)
    await pressNamed(page, 'button', signUpEvents['profile.given'].label)
    await isSaid(page, form.required)
    await look(page)
    await fillForm(page, signUpEvents['profile.given'], details)
    await pressNamed(page, 'button', signUpEvents['profile.given'].label)
    await isSaid(page, profile.proveTitle)
    await look(page)
  })

  test('on one’s own details, devices and data, and the receipt of their erasure [A11Y-03]', async ({
    page,
  }) => {
    await beCustomer(page)
    for (const section of ['myPolicies', 'myQuotations', 'myTransaction'] as const) {
      await openSection(page, section)
      await isSaid(page, profile.nothing[section].title)
      await look(page)
    }
    await openSection(page, 'myProfile')
    await standsAt(page, profile.sections.myProfile)
    await press(page, ownDetailsEvents['sessions.asked'])
    await isSaid(page, profile.devices.here)
    await press(page, ownDetailsEvents['data.asked'])
    await isSaid(page, profile.ownData.fetched)
    await look(page, details.city)
    await press(page, ownDetailsEvents['details.edited'])
    await page.getByRole('textbox', { name: onPage(page, 'City') }).fill('')
    await press(page, ownDetailsEvents['details.given'])
    await isSaid(page, form.required)
    await look(page)
    await press(page, ownDetailsEvents['edit.left'])
    await press(page, ownDetailsEvents['everywhere.asked'])
    await isSaid(page, profile.devices.ask)
    await look(page, details.city)
    await press(page, ownDetailsEvents['everywhere.denied'])
    await press(page, ownDetailsEvents['erasure.asked'])
    await isSaid(page, profile.erasure.ask)
    await look(page, details.city)
    await press(page, ownDetailsEvents['erasure.confirmed'])
    await isSaid(page, profile.erasure.gone)
    await look(page, details.city)
  })

  test('on a request to support, its faults and its number [A11Y-03]', async ({ page }) => {
    const request = supportRequestEvents['request.given']
    await page.goto('/support')
    await press(page, request)
    await isSaid(page, form.required)
    await look(page)
    for (const sample of request.samples(today())) await fillForm(page, request, sample)
    await press(page, request)
    await expect(page.getByRole('button', { name: onPage(page, request.label) })).toHaveCount(0)
    await look(page)
  })

  for (const path of deadEnds)
    test(`on ${path} [A11Y-03]`, async ({ page }) => {
      await page.goto(addressIn('hi', path))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await look(page)
    })
})
