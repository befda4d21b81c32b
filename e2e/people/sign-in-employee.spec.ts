import { expect } from 'playwright/test'
import { loginEvents } from '#machines/account/login/login.events.ts'
import { motorEvents } from '#machines/motor/wizard/motor.events.ts'
import { messages } from '#machines/reference/messages.ts'
import { hearCalls } from '../driver/heard.ts'
import { hasNotified, hearNotices } from '../driver/heard-notices.ts'
import { storedIn, tabState } from '../driver/kept.ts'
import { oneAtATime } from '../driver/once-for-all.ts'
import { newMobile } from '../driver/people.ts'
import { perform } from '../driver/perform.ts'
import {
  accountMenu,
  askForCode,
  beStaff,
  comeFromElsewhere,
  giveCode,
  loginDialog,
  openLogin,
  staff,
} from '../driver/sign-in.ts'
import { test } from '../driver/test.ts'

const { account } = messages
const details = { username: 'asha.agent', name: 'Asha Verma', email: 'asha.agent@safar.example' }

test.beforeEach(({ page }) => comeFromElsewhere(page))

test.describe('an employee', () => {
  test('logs in by six digits, is loaded and kept, and what they begin is theirs [EMP-02, EMP-04, EMP-05, EMP-06, EMP-07, EMP-08, EMP-10, EMP-11, VALID-11, ERR-05, STATE-11]', async ({
    page,
  }) => {
    const mobile = staff['asha.agent']
    const heard = hearCalls(page)
    await page.goto('/')
    await openLogin(page)
    const code = await oneAtATime('asha.agent', async () => {
      const sent = await askForCode(page, mobile)
      await giveCode(page, sent)
      await expect(accountMenu(page, details.name)).toBeVisible()
      return sent
    })
    expect(code).toHaveLength(6)
    expect(heard.of('admin/employeeLogin').map(({ body }) => body)).toEqual([
      { isVerified: false, mobileNumber: mobile, otp: '' },
      { isVerified: true, mobileNumber: mobile, otp: code },
    ])
    expect(heard.of('auth/loginCustomer')).toEqual([])
    expect(heard.of('admin/getEmployeeDetails').map(({ body }) => body)).toEqual([{ username: 'asha.agent' }])
    await expect.poll(() => storedIn(page, 'localStorage', 'emplId')).toBe('asha.agent')
    await expect
      .poll(() => tabState(page))
      .toMatchObject({ loginEmployeeId: 'asha.agent', loggedUserDetails: { ...details, mobile_no: mobile } })

    await accountMenu(page, details.name).click()
    await expect(page.getByRole('menuitem')).toHaveText(['Desk', 'Share', 'Support', 'Sign Out'])
    await page.keyboard.press('Escape')

    await page.goto('/motor')
    await perform(page, motorEvents['vehicle.chosen'], { vehicleType: '4w' })
    await perform(page, motorEvents['registration.given'], {
      registrationNumber: 'RJ-14-ZZ-0000',
      vehicleType: '4w',
    })
    await expect
      .poll(() => heard.of('admin/flow')[0]?.body)
      .toMatchObject({ source: 'empl', emplId: 'asha.agent' })
  })

  test('reads their own words where the number may not log in, else the fixed ones [ERR-02, ERR-03]', async ({
    page,
  }) => {
    await page.route('**/admin/checkEmployee', (route) =>
      route.fulfill({ json: { status: 'success', data: { isEmployeeUser: true } } }),
    )
    const refuse = (errors: { displayMessage: string }[]) =>
      page.route('**/admin/employeeLogin', (route) =>
        route.fulfill({ json: { status: 'failure', data: { message: 'no' }, errors } }),
      )
    await page.goto('/')
    await openLogin(page)
    await refuse([{ displayMessage: 'Your account is not active' }])
    await perform(page, loginEvents['mobile.given'], { mobile: newMobile() })
    await expect(loginDialog(page).getByText('Your account is not active', { exact: true })).toBeVisible()
    await refuse([])
    await perform(page, loginEvents['mobile.given'], { mobile: newMobile() })
    await expect(loginDialog(page).getByText(account.notRegistered, { exact: true })).toBeVisible()
  })

  test('whose check fails is told so and sent no code, not even a customer’s [LOGIN-02]', async ({
    page,
  }) => {
    const heard = hearCalls(page)
    await page.route('**/admin/checkEmployee', (route) => route.abort())
    await page.goto('/')
    await openLogin(page)
    await perform(page, loginEvents['mobile.given'], { mobile: newMobile() })
    await expect(loginDialog(page).getByRole('button', { name: 'Retry' })).toBeVisible()
    expect(heard.calls.filter(({ path }) => /Login|login/.test(path))).toEqual([])
    await page.unroute('**/admin/checkEmployee')
    await perform(page, loginEvents['login.retried'], {})
    await expect(loginDialog(page).getByText(account.notRegistered)).toBeVisible()
  })

  test('whose details do not come is told in red, and tries again [ERR-08]', async ({ page }) => {
    await hearNotices(page)
    await page.goto('/')
    await openLogin(page)
    await page.route('**/admin/getEmployeeDetails', (route) => route.abort())
    await oneAtATime('ravi.agent', async () => {
      await giveCode(page, await askForCode(page, staff['ravi.agent']))
      await hasNotified(page, 'alert', 'Failed to fetch employee details')
    })
    await page.unroute('**/admin/getEmployeeDetails')
    await perform(page, loginEvents['login.retried'], {})
    await expect(accountMenu(page, 'Ravi Nair')).toBeVisible()
  })

  test('who may not work at the desk is not offered it', async ({ page }) => {
    await beStaff(page, 'meera.analyst')
    await page.goto('/')
    await accountMenu(page, 'Meera Iyer').click()
    await expect(page.getByRole('menuitem')).toHaveText(['Paths', 'Share', 'Support', 'Sign Out'])
  })
})
