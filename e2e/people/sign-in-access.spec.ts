import { expect, type Page } from 'playwright/test'
import { loginEvents } from '#machines/account/login/login.events.ts'
import { account } from '#machines/reference/messages/account.ts'
import { accountArea } from '#machines/reference/messages/account-area.ts'
import { isAccessible } from '../accessibility/axe.ts'
import { aCustomer, newMobile } from '../driver/people.ts'
import { perform } from '../driver/perform.ts'
import {
  accountMenu,
  askForCode,
  comeFromElsewhere,
  giveCode,
  loginDialog,
  openLogin,
} from '../driver/sign-in.ts'
import { test } from '../driver/test.ts'

// Nothing moves, so that nothing is looked at half way.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => comeFromElsewhere(page))

const signUpDialog = (page: Page) => page.getByRole('dialog', { name: account.signUp, exact: true })

test.describe('axe finds nothing', () => {
  test('on the login, its codes and the question whether to leave [A11Y-09]', async ({ page }) => {
    const mobile = newMobile()
    await aCustomer(page, mobile)
    await page.goto('/why-choose')
    await openLogin(page)
    await isAccessible(page)
    await perform(page, loginEvents['mobile.given'], { mobile: '9' })
    await isAccessible(page)
    const code = await askForCode(page, mobile)
    await isAccessible(page)
    await giveCode(page, code === '0000' ? '1111' : '0000')
    await expect(loginDialog(page).getByText(account.invalidOtp)).toBeVisible()
    await isAccessible(page)
    await giveCode(page, code)
    await accountMenu(page, 'Asha Rani Sharma').click()
    await page.getByRole('menuitem', { name: accountArea.signOut }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await isAccessible(page)
  })

  test('on an unknown number, the sign-up and its faults [A11Y-09]', async ({ page }) => {
    await page.goto('/why-choose')
    await openLogin(page)
    await perform(page, loginEvents['mobile.given'], { mobile: newMobile() })
    await expect(loginDialog(page).getByText(account.notRegistered)).toBeVisible()
    await isAccessible(page)
    await loginDialog(page).getByRole('button', { name: account.signUp, exact: true }).click()
    await expect(signUpDialog(page)).toBeVisible()
    await isAccessible(page)
    await signUpDialog(page).getByRole('button', { name: account.signUp, exact: true }).click()
    await expect(signUpDialog(page).getByText('Field is required').first()).toBeVisible()
    await isAccessible(page)
  })

  test('on a page that asks to log in [ROUTE-14]', async ({ page }) => {
    await page.goto('/my-profile')
    await expect(page.getByRole('heading', { name: account.pleaseLogIn })).toBeVisible()
    await isAccessible(page)
  })
})

test('the login is worked by the keyboard alone, and the focus is never lost', async ({ page }) => {
  const mobile = newMobile()
  await aCustomer(page, mobile)
  await page.goto('/why-choose')
  const login = page.getByRole('banner').getByRole('button', { name: 'Login', exact: true })
  await login.focus()
  await page.keyboard.press('Enter')
  const number = loginDialog(page).getByRole('textbox', { name: 'Mobile number' })
  await expect(number).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(login).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(number).toBeFocused()
  await page.keyboard.type(newMobile())
  await page.keyboard.press('Enter')
  await expect(loginDialog(page).getByText(account.notRegistered)).toBeVisible()
  await expect(number).toBeFocused()
  await number.fill(mobile)
  await page.keyboard.press('Enter')
  await expect(loginDialog(page).getByRole('textbox', { name: 'OTP' })).toBeFocused()
})
