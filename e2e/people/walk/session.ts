import { expect, type Page, test } from 'playwright/test'
import type { LoginOutput } from '#machines/account/login/login.machine.ts'
import { sampleDetails } from '#machines/account/own-details.question.ts'
import { sampleProfile } from '#machines/account/sample-sessions.ts'
import { creditOf, sessionView } from '#machines/account/session/session.known.ts'
import { sessionTestModel } from '#machines/account/session/session.test-model.ts'
import { signUpEvents } from '#machines/account/sign-up/sign-up.events.ts'
import type { SignUpOutput } from '#machines/account/sign-up/sign-up.machine.ts'
import { screenOf } from '#machines/core/screen.ts'
import { account } from '#machines/reference/messages/account.ts'
import { accountArea } from '#machines/reference/messages/account-area.ts'
import { labels } from '#machines/reference/messages/labels.ts'
import { may } from '#machines/reference/permissions.ts'
import { goWithin } from '../../driver/go-within.ts'
import { storedIn } from '../../driver/kept.ts'
import { fillForm } from '../../driver/perform.ts'
import { accountMenu, giveCode, loginDialog } from '../../driver/sign-in.ts'
import { today } from '../../driver/today.ts'
import type { Replies } from '../../walk/held-calls.ts'
import type { Stage, Walk } from '../../walk/stage.ts'
import { calls } from './replies.ts'
import { signUpDialog } from './sign-up.ts'

const headerButton = (page: Page, name: string) =>
  page
    .getByRole('banner', { includeHidden: true })
    .getByRole('button', { name, exact: true, includeHidden: true })
const logoutDialog = (page: Page) => page.getByRole('dialog', { name: labels.logoutQuestion, exact: true })
const dialogs = { login: loginDialog, signUp: signUpDialog, logout: logoutDialog }

/** The header says who is here, one dialog or none stands over the page, and the credit is kept. */
async function expectState({ page, snapshot }: Walk): Promise<void> {
  const { kind, name = '' } = sessionView(snapshot)
  const { view } = screenOf(snapshot)
  await expect(headerButton(page, labels.login)).toHaveCount(kind === 'anonymous' ? 1 : 0)
  if (name !== '') await expect(headerButton(page, name)).toHaveCount(1)
  for (const [key, dialog] of Object.entries(dialogs)) {
    await expect(dialog(page)).toHaveCount(key === view ? 1 : 0)
  }
  if (snapshot.matches({ credit: 'finding' })) return
  const credit = creditOf(snapshot.context)
  const emplId = credit.source === 'empl' ? credit.emplId : null
  await expect.poll(() => storedIn(page, 'localStorage', 'emplId')).toBe(emplId)
}

/** The login dialog, answered as it then tells the session. */
async function logIn({ page, held, snapshot }: Walk, output: LoginOutput): Promise<void> {
  if (output.kind === 'closed') return loginDialog(page).getByRole('button', { name: 'Close' }).click()
  const isUnknown = output.kind === 'signUp'
  const told: Replies = {
    ...calls.checkEmployee?.told(false as never),
    ...calls.sendCustomerOtp?.told(
      (isUnknown ? { kind: 'unknown', message: '' } : { kind: 'sent' }) as never,
    ),
  }
  if (snapshot.context.mobile === '') await giveNumber(page, '9876543210')
  await held.answer('login', told)
  if (isUnknown) return loginDialog(page).getByRole('button', { name: account.signUp, exact: true }).click()
  await expect(loginDialog(page).getByRole('textbox', { name: 'OTP' })).toBeVisible()
  held.hold('the code', { paths: ['auth/loginCustomer'] })
  await giveCode(page, '1234')
  if (output.kind === 'unsure') return loginDialog(page).getByRole('button', { name: 'Close' }).click()
  const right = { kind: 'right', found: output.kind === 'signedIn' && output.session }
  await held.answer('the code', calls.verifyCustomerOtp?.told(right as never) ?? {})
}

async function giveNumber(page: Page, mobile: string): Promise<void> {
  await loginDialog(page).getByRole('textbox', { name: 'Mobile number' }).fill(mobile)
  await loginDialog(page).getByRole('button', { name: account.sendOtp, exact: true }).click()
}

async function signUp({ page, held }: Walk, output: SignUpOutput): Promise<void> {
  const press = (name: string) => signUpDialog(page).getByRole('button', { name, exact: true }).click()
  if (output.kind === 'closed') return press('Close')
  if (output.kind === 'login') return press(labels.login)
  const details = { ...sampleDetails(today()), mobile: '9876543210' }
  await fillForm(page, signUpEvents['profile.given'], details)
  held.hold('the sign-up', { paths: ['auth/sign_up_customer'] })
  await press(account.signUp)
  const created = { kind: 'created', customer: output.kind === 'signedUp' && output.customer }
  await held.answer('the sign-up', calls.signUp?.told(created as never) ?? {})
}

/** What another tab of this browser says. */
const said = (page: Page, word: object) =>
  page.evaluate((told) => {
    const channel = new BroadcastChannel('session')
    channel.postMessage(told)
    channel.close()
  }, word)

/** From the header, or from a page that nobody may see; who has signed up is asked by a page alone. */
async function askToLogIn({ page, snapshot }: Walk, askedBy: string): Promise<void> {
  if (askedBy === 'header' && sessionView(snapshot).kind === 'anonymous') {
    return headerButton(page, labels.login).click()
  }
  await goWithin(page, '/my-profile')
  await page.getByRole('main').getByRole('button', { name: labels.login, exact: true }).click()
}

async function askToLogOut({ page, snapshot }: Walk): Promise<void> {
  await accountMenu(page, sessionView(snapshot).name ?? '').click()
  await page.getByRole('menuitem', { name: accountArea.signOut }).click()
}

let visits = 0

/** The renewal is refused when the next page asks for something. */
async function end({ page, snapshot }: Walk): Promise<void> {
  await page.context().addCookies([{ name: 'signed_in', value: 'customer', url: page.url() }])
  visits += 1
  await goWithin(page, `${askingPage(snapshot)}visit=${visits}`)
}

/** A page that asks the server for something, for whoever is here. */
function askingPage(snapshot: Walk['snapshot']): string {
  const { role } = sessionView(snapshot)
  if (may(role, 'desk.work')) return '/desk?'
  return may(role, 'graphs.look') ? '/graphs?' : '/my-profile?section=myPolicies&'
}

export const sessionStage: Stage = {
  testModel: sessionTestModel,
  calls,
  usual: {
    'auth/session': { json: { status: 'success', data: { kind: 'anonymous' } } },
    'auth/refresh': { status: 401, json: { status: 'error', code: 'signed-out', message: '' } },
    'motor/getFeCode': { json: { status: 'success', data: 'FE-1' } },
  },
  starts: {
    'a stranger': async (page) => void (await page.goto('/')),
    'signed in before': async (page) => {
      const url = String(test.info().project.use.baseURL)
      const cookies = ['signed_in', 'access_token'].map((name) => ({ name, value: 'faked', url }))
      await page.context().addCookies(cookies)
      await page.goto('/')
    },
    'signed up in this tab': async (page) => {
      const signedUp = sampleProfile(today())
      await page.addInitScript((known) => sessionStorage.setItem('signedUp', JSON.stringify(known)), signedUp)
      await page.goto('/')
    },
    'a partner link': async (page) => void (await page.goto('/?token=a.b.c')),
    'an employee link': async (page) => void (await page.goto('/?employeeId=asha.agent')),
    'an employee link of before': async (page) => {
      await page.addInitScript(() => localStorage.setItem('emplId', 'asha.agent'))
      await page.goto('/')
    },
  },
  expectState,
  causes: {
    login: (walk, { output }) => logIn(walk, output),
    signUp: (walk, { output }) => signUp(walk, output),
    'login.asked': (walk, { askedBy }) => askToLogIn(walk, askedBy),
    'logout.asked': askToLogOut,
    'session.ended': end,
    'entered.elsewhere': ({ page }, { who }) => said(page, { type: 'entered.elsewhere', who }),
    'left.elsewhere': ({ page }) => said(page, { type: 'left.elsewhere' }),
  },
  place: (page) => page.getByRole('dialog'),
  beyond: Object.fromEntries(
    ['unverified', 'customer', 'partner', 'employee'].map((kind) => [
      `session.who.${kind} profile.changed 0`,
      'a saved profile is driven by the tests of the profile page',
    ]),
  ),
}
