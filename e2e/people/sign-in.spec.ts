import { expect } from 'playwright/test'
import { loginEvents } from '#machines/account/login/login.events.ts'
import { limits } from '#machines/reference/limits.ts'
import { messages } from '#machines/reference/messages.ts'
import { hearCalls } from '../driver/heard.ts'
import { isAlive } from '../driver/is-alive.ts'
import { tabState } from '../driver/kept.ts'
import { aCustomer, newMobile } from '../driver/people.ts'
import { perform } from '../driver/perform.ts'
import {
  accountMenu,
  askForCode,
  comeFromElsewhere,
  giveCode,
  loginDialog,
  openLogin,
  signInAs,
} from '../driver/sign-in.ts'
import { beCustomer } from '../driver/signed-in.ts'
import { test } from '../driver/test.ts'
import { stopTime } from '../walk/time.ts'

const { account, form } = messages
const name = 'Asha Rani Sharma'

test.beforeEach(({ page }) => comeFromElsewhere(page))

test.describe('a customer', () => {
  test('logs in by a code, which is sent after the check, and arrives at home under their name [HEADER-06, HEADER-07, LOGIN-01, LOGIN-02, LOGIN-03, LOGIN-04, LOGIN-06, LOGIN-07, LOGIN-12, VALID-10, VALID-11, VALID-12]', async ({
    page,
  }) => {
    const mobile = newMobile()
    await aCustomer(page, mobile)
    const heard = hearCalls(page)
    await page.goto('/why-choose')
    await openLogin(page)
    const code = await askForCode(page, mobile)
    expect(code).toHaveLength(4)
    await giveCode(page, code)
    await expect(accountMenu(page, name)).toBeVisible()
    await expect(loginDialog(page)).toBeHidden()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toHaveCount(0)
    const steps = heard.calls.filter(({ path }) => /checkEmployee|loginCustomer/.test(path))
    expect(steps.map(({ path, body }) => [path, body])).toEqual([
      ['admin/checkEmployee', { mobileNumber: mobile }],
      ['auth/loginCustomer', { api_status: 'sendOtp', mobileNumber: mobile, otp: '' }],
      ['auth/loginCustomer', { api_status: 'verify', mobileNumber: mobile, otp: code }],
    ])
  })

  test('is kept under the names of the specification, in this tab alone [LOGIN-08, LOGIN-11, STATE-11]', async ({
    page,
  }) => {
    const mobile = newMobile()
    await aCustomer(page, mobile)
    await page.goto('/')
    await signInAs(page, mobile)
    await expect
      .poll(() => tabState(page))
      .toMatchObject({
        loginCustomerId: expect.stringMatching(/\w/),
        loggedUserDetails: {
          FullName: name,
          Gender: 'Female',
          Email: 'asha@example.com',
          Phone: mobile,
          DateofBirth: expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
          MaritalStatus: 'Single',
          City: 'Jaipur',
          CustomerUniqueNumber: `1${mobile}00`,
        },
      })
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }))
    expect(kept).not.toMatch(new RegExp(`${mobile}|Asha|asha@`))
  })

  test('is told what is wrong with a number before anything is sent [VALID-07, VALID-08, VALID-09, VALID-10]', async ({
    page,
  }) => {
    const heard = hearCalls(page)
    await page.goto('/')
    await openLogin(page)
    const number = loginDialog(page).getByRole('textbox', { name: 'Mobile number' })
    await perform(page, loginEvents['mobile.given'], { mobile: '987654321' })
    await expect(loginDialog(page).getByText(form.loginMobile, { exact: true })).toBeVisible()
    await number.fill('')
    await number.pressSequentially('0512')
    await expect(number).toHaveValue('')
    await number.pressSequentially('987654321012')
    await expect(number).toHaveValue('9876543210')
    expect(heard.of('admin/checkEmployee')).toEqual([])
  })

  test('stays at the number where the code was not sent in the agreed words [LOGIN-05]', async ({ page }) => {
    await page.route('**/auth/loginCustomer', (route) =>
      route.fulfill({ json: { success: true, message: 'Otp sent successfully', data: [] } }),
    )
    await page.goto('/')
    await openLogin(page)
    await perform(page, loginEvents['mobile.given'], { mobile: newMobile() })
    await expect(loginDialog(page).getByRole('alert')).toContainText('Otp sent successfully')
    await expect(loginDialog(page).getByRole('textbox', { name: 'OTP' })).toHaveCount(0)
  })

  test('gets empty cells and the first of them after a wrong code, and in by the right one [ERR-04, VALID-13]', async ({
    page,
  }) => {
    const mobile = newMobile()
    await aCustomer(page, mobile)
    await page.goto('/')
    await openLogin(page)
    const code = await askForCode(page, mobile)
    await giveCode(page, code === '0000' ? '1111' : '0000')
    await expect(loginDialog(page).getByText(account.invalidOtp, { exact: true })).toBeVisible()
    const cells = loginDialog(page).getByRole('textbox', { name: 'OTP' })
    await expect(cells).toHaveValue('')
    await expect(cells).toBeFocused()
    await giveCode(page, code)
    await expect(accountMenu(page, name)).toBeVisible()
  })

  test('may ask for another code after 30 seconds, each time anew; the one before is void [MODAL-01, MODAL-03, MODAL-04, CONST-13]', async ({
    page,
  }) => {
    const mobile = newMobile()
    await aCustomer(page, mobile)
    const heard = hearCalls(page)
    await page.clock.install()
    await page.goto('/')
    await openLogin(page)
    await stopTime(page)
    const first = await askForCode(page, mobile)
    const resend = loginDialog(page).getByRole('button', { name: 'Resend', exact: true })
    await page.clock.fastForward(limits.otp.resendMs - 5000)
    await expect(loginDialog(page).getByText(/^Resend OTP in \d+ s$/)).toBeVisible()
    await expect(resend).toHaveCount(0)
    await page.clock.fastForward(5000)
    await resend.click()
    await expect(resend).toHaveCount(0)
    await expect(loginDialog(page).getByText(/^Resend OTP in \d+ s$/)).toBeVisible()
    expect(heard.of('auth/loginCustomer').map(({ body }) => body.api_status)).toEqual(['sendOtp', 'sendOtp'])
    await giveCode(page, first)
    await expect(loginDialog(page).getByText(account.invalidOtp, { exact: true })).toBeVisible()
  })

  test('corrects the number, which is still there [MODAL-02]', async ({ page }) => {
    const mobile = newMobile()
    await aCustomer(page, mobile)
    await page.goto('/')
    await openLogin(page)
    await askForCode(page, mobile)
    await loginDialog(page).getByRole('button', { name: 'Edit Number', exact: true }).click()
    const number = loginDialog(page).getByRole('textbox', { name: 'Mobile number' })
    await expect(number).toHaveValue(mobile)
    await expect(number).toBeFocused()
  })

  test('whose network was lost while the code was checked is signed in all the same, or back at the code', async ({
    page,
  }) => {
    const mobile = newMobile()
    await aCustomer(page, mobile)
    await page.goto('/')
    await openLogin(page)
    const code = await askForCode(page, mobile)
    await page.route('**/auth/loginCustomer', (route) => route.abort())
    await giveCode(page, code)
    await expect(loginDialog(page).getByText(account.verifyFailed)).toBeVisible()
    await page.unroute('**/auth/loginCustomer')
    // The server hears this one, and its answer is lost.
    await page.route('**/auth/loginCustomer', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await giveCode(page, code)
    await expect(accountMenu(page, name)).toBeVisible()
  })

  test('is told until when a number is locked', async ({ page }) => {
    const mobile = newMobile()
    await aCustomer(page, mobile)
    const wrong = { api_status: 'verify', mobileNumber: mobile, otp: '0000' }
    for (let tries = 0; tries < 2 * limits.otp.tries; tries += 1) {
      await page.request.post('/api/v1/auth/loginCustomer', { data: wrong })
    }
    await page.goto('/')
    await openLogin(page)
    await perform(page, loginEvents['mobile.given'], { mobile })
    await expect(loginDialog(page).getByRole('alert')).toContainText(/\d{1,2}:\d\d [ap]m/i)
  })
})

test.describe('the login', () => {
  test('comes back after a reload while its code is asked, with a sentence, and with the number in this tab alone', async ({
    page,
  }) => {
    const mobile = newMobile()
    await aCustomer(page, mobile)
    await page.goto('/why-choose')
    await openLogin(page)
    await askForCode(page, mobile)
    await page.reload()
    await expect(loginDialog(page).getByText(account.loginAgain, { exact: true })).toBeVisible()
    await giveCode(page, await askForCode(page, mobile))
    await expect(accountMenu(page, name)).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, history.state]))).not.toContain(
      mobile,
    )
  })

  test('does not come back once it was closed', async ({ page }) => {
    await page.goto('/')
    await openLogin(page)
    await page.reload()
    await expect(loginDialog(page)).toBeVisible()
    await loginDialog(page).getByRole('button', { name: 'Close', exact: true }).click()
    await page.reload()
    await isAlive(page)
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('login'))).toBeNull()
    await expect(loginDialog(page)).toBeHidden()
  })

  for (const path of ['/login', '/hi/login'])
    test(`opens at ${path}, over the home page, and not for whoever is signed in`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      await expect(page).toHaveURL(path === '/login' ? /:\d+\/$/ : /\/hi\/?$/)
      await expect(loginDialog(page)).toBeVisible()
      await beCustomer(page)
      await page.goto(path)
      await expect(accountMenu(page, name)).toBeVisible()
      await expect(loginDialog(page)).toBeHidden()
    })
})
