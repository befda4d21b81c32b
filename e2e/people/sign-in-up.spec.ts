import { expect, type Page } from 'playwright/test'
import { loginEvents } from '#machines/account/login/login.events.ts'
import { sampleDetails } from '#machines/account/own-details.question.ts'
import { signUpEvents } from '#machines/account/sign-up/sign-up.events.ts'
import { messages } from '#machines/reference/messages.ts'
import { dayToSlashes } from '#machines/rules/day.ts'
import { hearCalls } from '../driver/heard.ts'
import { hasNotified, hearNotices } from '../driver/heard-notices.ts'
import { cookieNames, tabState } from '../driver/kept.ts'
import { aCustomer, newMobile } from '../driver/people.ts'
import { fillForm, perform } from '../driver/perform.ts'
import {
  accountMenu,
  codeIn,
  codeMessage,
  comeFromElsewhere,
  giveCode,
  loginDialog,
  openLogin,
} from '../driver/sign-in.ts'
import { test } from '../driver/test.ts'
import { today } from '../driver/today.ts'
import { stopTime } from '../walk/time.ts'

const { account, form } = messages
const details = sampleDetails(today())
const signUpDialog = (page: Page) => page.getByRole('dialog', { name: 'Sign up', exact: true })
const submit = (page: Page) =>
  signUpDialog(page).getByRole('button', { name: 'Sign up', exact: true }).click()

test.beforeEach(({ page }) => comeFromElsewhere(page))

/** The login, with a number nobody knows, leads to the sign-up. */
async function openSignUp(page: Page, mobile: string): Promise<void> {
  await page.goto('/')
  await openLogin(page)
  await perform(page, loginEvents['mobile.given'], { mobile })
  await expect(loginDialog(page).getByText(account.notRegistered, { exact: true })).toBeVisible()
  await loginDialog(page).getByRole('button', { name: 'Sign up', exact: true }).click()
  await expect(signUpDialog(page)).toBeVisible()
}

test.describe('signing up', () => {
  test('leads an unknown number to a profile, and shows nothing more before a code has proved it [MODAL-05, ERR-02, SIGNUP-01, SIGNUP-02, SIGNUP-03, SIGNUP-05, SIGNUP-06, SIGNUP-07, VALID-24, VALID-25, CONST-18]', async ({
    page,
  }) => {
    const mobile = newMobile()
    const heard = hearCalls(page)
    await hearNotices(page)
    await openSignUp(page, mobile)
    await expect(signUpDialog(page).getByRole('textbox', { name: 'Mobile number' })).toHaveValue(mobile)
    const { maritalStatus: _, ...withoutStatus } = details
    await fillForm(page, signUpEvents['profile.given'], withoutStatus)
    await submit(page)
    await expect(page).toHaveURL(/\/my-profile/)
    await hasNotified(page, 'status', account.signedUp)
    await expect(loginDialog(page).getByText(account.otpSentTo(mobile))).toBeVisible()
    await loginDialog(page).getByRole('button', { name: 'Close', exact: true }).click()
    await expect(accountMenu(page, details.fullName)).toBeVisible()
    const [sent] = heard.of('auth/sign_up_customer')
    expect(sent?.body).toEqual({
      name: details.fullName,
      email: details.email,
      mobileNumber: mobile,
      gender: details.gender,
      dob: dayToSlashes(details.dateOfBirth),
      maritalStatus: '',
      city: details.city,
      customerUniqueId: expect.any(Number),
    })
    expect(String(sent?.body.customerUniqueId)).toMatch(/^[1-9]\d{12}$/)
    await expect
      .poll(() => tabState(page))
      .toMatchObject({ loggedUserDetails: { FullName: details.fullName, Phone: mobile } })
    expect(await tabState(page)).not.toHaveProperty('loginCustomerId')
    expect(await cookieNames(page)).not.toContain('access_token')
  })

  test('asks for the code at once, and again after a reload of the tab, and is ended by it', async ({
    page,
  }) => {
    const mobile = newMobile()
    await openSignUp(page, mobile)
    await fillForm(page, signUpEvents['profile.given'], details)
    await submit(page)
    await expect(page).toHaveURL(/\/my-profile/)
    await expect(loginDialog(page).getByRole('textbox', { name: 'OTP' })).toBeVisible()
    const first = await codeMessage(page, mobile)
    await page.reload()
    const cells = loginDialog(page).getByRole('textbox', { name: 'OTP' })
    await expect(cells).toBeVisible()
    await expect.poll(() => codeMessage(page, mobile)).not.toBe(first)
    await giveCode(page, codeIn(await codeMessage(page, mobile)))
    await expect(loginDialog(page)).toBeHidden()
    await expect(page).toHaveURL(/\/my-profile/)
    expect(await cookieNames(page)).toContain('access_token')
  })

  test('says beside each field what is wrong with it, in the fixed words [VALID-14, VALID-15, VALID-16, VALID-21, VALID-22, VALID-23, VALID-26, VALID-28, SIGNUP-04, ERR-09]', async ({
    page,
  }) => {
    await openSignUp(page, newMobile())
    const dialog = signUpDialog(page)
    const box = (name: string) => dialog.getByRole('textbox', { name, exact: true })
    const saidOf = (name: string) => box(name).locator('xpath=ancestor::*[.//label][1]')
    await box('Mobile number').fill('987654321')
    await submit(page)
    await expect(dialog.getByText(form.loginMobile, { exact: true })).toBeVisible()
    await expect(dialog.getByText(form.birthDateRequired, { exact: true })).toBeVisible()
    // Full name, email, gender and city.
    await expect(dialog.getByText(form.required, { exact: true })).toHaveCount(4)
    await expect(box('Full name')).toBeFocused()
    await box('Full name').fill('Al')
    await expect(dialog.getByText(form.nameLetters, { exact: true })).toBeVisible()
    await box('City').fill('Jai9pur')
    await expect(box('City')).toHaveValue('Jaipur')
    await expect(saidOf('City')).toBeVisible()
    for (const status of ['Single', 'Married']) {
      await expect(dialog.getByRole('radio', { name: status, exact: true })).toBeVisible()
    }
  })

  test('says under the form that the customer exists already, and offers the login with that number [ERR-06]', async ({
    page,
  }) => {
    const known = newMobile()
    await aCustomer(page, known)
    await page.route('**/auth/sign_up_customer', (route) =>
      route.fulfill({
        json: { success: false, data: { success: false, message: 'Customer Already Exist' } },
      }),
    )
    await openSignUp(page, newMobile())
    await fillForm(page, signUpEvents['profile.given'], { ...details, mobile: known })
    await submit(page)
    const said = signUpDialog(page).getByRole('alert')
    await expect(said).toContainText('Customer Already Exist')
    const [button, alert] = await Promise.all([
      signUpDialog(page).getByRole('button', { name: 'Sign up', exact: true }).boundingBox(),
      said.boundingBox(),
    ])
    expect(alert?.y).toBeGreaterThan(button?.y ?? Number.POSITIVE_INFINITY)
    await signUpDialog(page).getByRole('button', { name: 'Login' }).click()
    await expect(loginDialog(page).getByRole('textbox', { name: 'OTP' })).toBeVisible()
    await expect(loginDialog(page)).toContainText(known)
  })

  test('says any other failure in red at the top right, and keeps what was typed [ERR-07, ERR-17, A11Y-06]', async ({
    page,
  }) => {
    await page.route('**/auth/sign_up_customer', (route) =>
      route.fulfill({ json: { success: false, data: { success: false, message: 'City is not served' } } }),
    )
    await openSignUp(page, newMobile())
    await page.clock.install()
    await fillForm(page, signUpEvents['profile.given'], details)
    await stopTime(page)
    await submit(page)
    const notice = page.getByLabel('Notifications').getByRole('alert')
    await expect(notice).toContainText('City is not served')
    const place = await notice.boundingBox()
    const { width = 0 } = page.viewportSize() ?? {}
    expect(place?.y).toBeLessThan(120)
    expect((place?.x ?? 0) + (place?.width ?? 0)).toBeGreaterThan(width - 40)
    await page.clock.fastForward(3000)
    await expect(notice).toHaveCount(0)
    await expect(signUpDialog(page).getByRole('textbox', { name: 'Full name' })).toHaveValue(details.fullName)
  })
})
