import { expect, type Page } from 'playwright/test'
import { loginTestModel } from '#machines/account/login/login.test-model.ts'
import { sampleProfile } from '#machines/account/sample-sessions.ts'
import { screenOf } from '#machines/core/screen.ts'
import { account } from '#machines/reference/messages/account.ts'
import { labels } from '#machines/reference/messages/labels.ts'
import { accountMenu, giveCode, loginDialog, openLogin } from '../../driver/sign-in.ts'
import { today } from '../../driver/today.ts'
import type { Stage, Walk } from '../../walk/stage.ts'
import { calls } from './replies.ts'
import { signUpDialog } from './sign-up.ts'

const cells = (page: Page) => loginDialog(page).getByRole('textbox', { name: 'OTP', exact: true })

/** The dialog shows the state of the machine; once that has ended, what it said is seen in the page. */
async function expectState({ page, snapshot }: Walk): Promise<void> {
  if (snapshot.status === 'done') return ended(page, snapshot.output)
  const { view, busy, problem } = screenOf(snapshot)
  if (problem !== undefined) await expect(loginDialog(page).getByText(problem, { exact: true })).toBeVisible()
  if (view === 'number') return asksNumber(page, busy, snapshot.can({ type: 'signUp.chosen' }))
  if (view === 'otp') return asksCode(page, busy, snapshot.hasTag('resendable'))
  if (busy) await expect(loginDialog(page).getByText(account.loadingEmployee)).toBeAttached()
  else await expect(loginDialog(page).getByRole('button', { name: account.retry })).toBeVisible()
}

async function asksNumber(page: Page, busy: boolean, offersSignUp: boolean): Promise<void> {
  await expect(loginDialog(page).getByRole('textbox', { name: 'Mobile number' })).toBeVisible()
  const name = busy ? account.sendingOtp : account.sendOtp
  await expect(loginDialog(page).getByRole('button', { name, exact: true })).toBeVisible()
  const signUp = loginDialog(page).getByRole('button', { name: account.signUp, exact: true })
  await expect(signUp).toHaveCount(offersSignUp ? 1 : 0)
}

async function asksCode(page: Page, busy: boolean, isResendable: boolean): Promise<void> {
  await expect(cells(page)).toBeVisible()
  if (busy) await expect(cells(page)).toHaveAttribute('readonly')
  else await expect(cells(page)).toHaveValue('')
  const resend = loginDialog(page).getByRole('button', { name: labels.resend, exact: true })
  await expect(resend).toHaveCount(isResendable ? 1 : 0)
}

async function ended(page: Page, { kind, session }: { kind: string; session?: object }): Promise<void> {
  await expect(loginDialog(page)).toBeHidden()
  if (kind === 'signUp') await expect(signUpDialog(page)).toBeVisible()
  if (kind !== 'signedIn') return
  const person = Object.values(session ?? {}).find((part) => typeof part === 'object' && 'name' in part)
  await expect(accountMenu(page, person.name)).toBeVisible()
}

export const loginStage: Stage = {
  testModel: loginTestModel,
  calls,
  usual: { 'auth/session': { json: { status: 'success', data: { kind: 'anonymous' } } } },
  starts: {
    'the dialog': async (page) => {
      await page.goto('/')
      await openLogin(page)
    },
    // Who has signed up in this tab and is to prove the number.
    'a number known already': async (page) => {
      const signedUp = { ...sampleProfile(today()), id: '' }
      await page.addInitScript((known) => sessionStorage.setItem('signedUp', JSON.stringify(known)), signedUp)
      await page.goto('/my-profile')
      await page.getByRole('main').getByRole('button', { name: labels.login }).click()
    },
  },
  expectState,
  place: loginDialog,
  causes: {
    // A notice has a button of the same name.
    closed: ({ page }) => loginDialog(page).getByRole('button', { name: 'Close', exact: true }).click(),
    'customerOtp.given': ({ page }, { otp }) => giveCode(page, otp),
    'employeeOtp.given': ({ page }, { otp }) => giveCode(page, otp),
  },
}
