import { expect, type Page } from 'playwright/test'
import { loginEvents } from '#machines/account/login/login.events.ts'
import { signUpEvents } from '#machines/account/sign-up/sign-up.events.ts'
import { signUpTestModel } from '#machines/account/sign-up/sign-up.test-model.ts'
import { screenOf } from '#machines/core/screen.ts'
import { account } from '#machines/reference/messages/account.ts'
import { labels } from '#machines/reference/messages/labels.ts'
import { fillForm, perform } from '../../driver/perform.ts'
import { loginDialog, openLogin } from '../../driver/sign-in.ts'
import type { Stage, Walk } from '../../walk/stage.ts'
import { calls } from './replies.ts'

export const signUpDialog = (page: Page) => page.getByRole('dialog', { name: account.signUp, exact: true })
const button = (page: Page, name: string) => signUpDialog(page).getByRole('button', { name, exact: true })

async function expectState({ page, snapshot }: Walk): Promise<void> {
  if (snapshot.status === 'done') return ended(page, snapshot.output)
  const { busy, problem } = screenOf(snapshot)
  await expect(button(page, busy ? account.signingUp : account.signUp)).toBeVisible()
  const said = signUpDialog(page).getByRole('alert')
  if (problem === undefined) await expect(said).toHaveCount(0)
  else await expect(said).toContainText(problem)
}

async function ended(page: Page, { kind, customer }: { kind: string; customer?: { name: string } }) {
  await expect(signUpDialog(page)).toBeHidden()
  if (kind === 'login') await expect(loginDialog(page)).toBeVisible()
  if (!customer) return
  // The code to the number is asked for at once, over the profile.
  await expect(loginDialog(page)).toBeVisible()
  const header = page.getByRole('banner', { includeHidden: true })
  await expect(header.getByRole('button', { name: customer.name, includeHidden: true })).toHaveCount(1)
}

export const signUpStage: Stage = {
  testModel: signUpTestModel,
  calls,
  usual: {
    ...calls.checkEmployee?.told(false as never),
    ...calls.sendCustomerOtp?.told({ kind: 'unknown', message: '' } as never),
  },
  starts: {
    'a number nobody knows': async (page) => {
      await page.goto('/')
      await openLogin(page)
      await perform(page, loginEvents['mobile.given'], { mobile: '9876543210' })
      await loginDialog(page).getByRole('button', { name: account.signUp, exact: true }).click()
    },
  },
  expectState,
  place: signUpDialog,
  causes: {
    'profile.given': async ({ page }, event) => {
      await fillForm(page, signUpEvents['profile.given'], event)
      await button(page, account.signUp).click()
    },
    'login.chosen': ({ page }) => button(page, labels.login).click(),
    closed: ({ page }) => button(page, 'Close').click(),
  },
}
