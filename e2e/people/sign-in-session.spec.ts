import { type BrowserContext, expect, type Page } from 'playwright/test'
import { motorEvents } from '#machines/motor/wizard/motor.events.ts'
import { messages } from '#machines/reference/messages.ts'
import { hearCalls } from '../driver/heard.ts'
import { cookieNames, storedIn, tabState } from '../driver/kept.ts'
import { aCustomer, newMobile } from '../driver/people.ts'
import { perform } from '../driver/perform.ts'
import { saveJourney } from '../driver/saved-journey.ts'
import { accountMenu, comeFromElsewhere, signInAs } from '../driver/sign-in.ts'
import { beCustomer } from '../driver/signed-in.ts'
import { test } from '../driver/test.ts'
import { today } from '../driver/today.ts'

const name = 'Asha Rani Sharma'
const login = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Login', exact: true })

async function askToLeave(page: Page, answer: 'Yes' | 'No'): Promise<void> {
  await accountMenu(page, name).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  const dialog = page.getByRole('dialog', { name: 'Are you sure want to logout?', exact: true })
  await dialog.getByRole('button', { name: answer, exact: true }).click()
  await expect(dialog).toBeHidden()
}

async function dropCookies(context: BrowserContext, ...names: string[]): Promise<void> {
  for (const one of names) await context.clearCookies({ name: one })
}

test.beforeEach(async ({ page }) => {
  await comeFromElsewhere(page)
  await beCustomer(page)
  await page.goto('/')
  await expect(accountMenu(page, name)).toBeVisible()
})

test.describe('a session', () => {
  test('ends after a yes: nothing of the person stays, what is nobody’s does [HEADER-15, MODAL-06, MODAL-07, STATE-03, STATE-04]', async ({
    page,
  }) => {
    await saveJourney(page, 3)
    await page.goto('/motor')
    const [variant] = motorEvents['variant.chosen'].samples(today())
    if (variant) await perform(page, motorEvents['variant.chosen'], variant)
    await expect.poll(() => storedIn(page, 'localStorage', 'policyState')).toContain('customerLeadId')
    const visitIn = () => storedIn(page, 'sessionStorage', 'sessionId')
    await expect.poll(visitIn).not.toBeNull()
    const visit = await visitIn()
    await askToLeave(page, 'Yes')
    await expect(page).toHaveURL(/\/$/)
    await expect(login(page)).toBeVisible()
    const opening = async () => (await cookieNames(page)).filter((one) => !one.startsWith('device-'))
    await expect.poll(opening).toEqual([])
    await expect.poll(() => tabState(page)).toEqual({ version: 1 })
    expect(await storedIn(page, 'localStorage', 'policyState')).not.toContain('customerLeadId')
    expect(await visitIn()).toBe(visit)
    expect(await storedIn(page, 'localStorage', 'deviceFingerprint')).not.toBeNull()
    await page.reload()
    await expect(login(page)).toBeVisible()
  })

  test('ends here at once where the server cannot be told, and there as soon as it can', async ({
    page,
    context,
  }) => {
    const before = await context.cookies()
    await page.route('**/auth/logout', (route) => route.abort())
    await page.clock.install()
    await askToLeave(page, 'Yes')
    await expect(login(page)).toBeVisible()
    await page.unroute('**/auth/logout')
    const told = page.waitForResponse('**/auth/logout')
    await page.clock.fastForward(10_000)
    await told
    await context.addCookies(before)
    await page.reload()
    await expect(login(page)).toBeVisible()
  })

  test('goes on after a no [MODAL-08]', async ({ page }) => {
    await page.goto('/why-choose')
    await askToLeave(page, 'No')
    await expect(accountMenu(page, name)).toBeVisible()
    await expect(page).toHaveURL(/why-choose$/)
    expect(await cookieNames(page)).toContain('access_token')
  })

  test('outlasts a reload, without a moment of Login and without the header moving', async ({ page }) => {
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seen, shift: 0 })
      new MutationObserver(() => {
        const words = document.querySelector('header')?.textContent ?? ''
        if (words.includes('Login')) seen.push(words)
      }).observe(document, { childList: true, subtree: true })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          Object.assign(window, { shift: (Reflect.get(window, 'shift') as number) + entry.value })
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/why-choose')
      await expect(accountMenu(page, name)).toBeVisible()
      expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([])
      expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.02)
    }
  })

  test('is renewed unnoticed when its access token is gone, once for all calls [API-06]', async ({
    page,
    context,
  }) => {
    await dropCookies(context, 'access_token')
    const heard = hearCalls(page)
    await page.goto('/motor')
    await expect(accountMenu(page, name)).toBeVisible()
    expect(heard.of('auth/refresh')).toHaveLength(1)
    expect(heard.of('auth/session')[0]?.authorization).toMatch(/^Bearer ./)
    expect(await cookieNames(page)).toContain('access_token')
  })

  test('that was ended elsewhere asks to log in again, and keeps the journey of this browser', async ({
    page,
    context,
    request,
  }) => {
    // The home page asks for the journey it may offer, and would hear by itself that the session has ended.
    await page.goto('/why-choose')
    await expect(accountMenu(page, name)).toBeVisible()
    await saveJourney(page, 3)
    const token = (await context.cookies()).find(({ name: one }) => one === 'access_token')?.value
    const ended = await request.post('/api/v1/auth/logout', {
      headers: { authorization: `Bearer ${token}` },
      data: { everywhere: true },
    })
    expect(ended.ok()).toBe(true)
    await accountMenu(page, name).click()
    await page.getByRole('menuitem', { name: 'My Policies' }).click()
    await expect(page.getByRole('heading', { name: messages.account.pleaseLogIn })).toBeVisible()
    await expect(login(page)).toBeVisible()
    const left = await cookieNames(page)
    expect(left).toContain('customerLeadId')
    expect(left).not.toContain('signed_in')
  })

  test('is one for all tabs: who logs out in one has left the other [STATE-11]', async ({
    page,
    context,
  }) => {
    const other = await context.newPage()
    await other.goto('/my-profile')
    await expect(accountMenu(other, name)).toBeVisible()
    await askToLeave(page, 'Yes')
    await expect(login(other)).toBeVisible()
    await expect(other.getByRole('heading', { name: messages.account.pleaseLogIn })).toBeVisible()
    await expect.poll(() => tabState(other)).toEqual({ version: 1 })
  })

  test('is one for all tabs: who logs in in one is known in the other', async ({ page, context }) => {
    await askToLeave(page, 'Yes')
    const other = await context.newPage()
    await other.goto('/why-choose')
    await expect(login(other)).toBeVisible()
    const mobile = newMobile()
    await aCustomer(page, mobile, { name: 'Ravi Kumar' })
    await signInAs(page, mobile)
    await expect(accountMenu(other, 'Ravi Kumar')).toBeVisible()
    await expect(other).toHaveURL(/why-choose$/)
  })
})
