import { expect, type Page } from 'playwright/test'
import { motorEvents } from '#machines/motor/wizard/motor.events.ts'
import { messages } from '#machines/reference/messages.ts'
import { hearCalls } from '../driver/heard.ts'
import { hasNotified, hearNotices } from '../driver/heard-notices.ts'
import { storedIn } from '../driver/kept.ts'
import { newMobile, visitorLink } from '../driver/people.ts'
import { perform } from '../driver/perform.ts'
import { accountMenu, comeFromElsewhere } from '../driver/sign-in.ts'
import { test } from '../driver/test.ts'

const { account } = messages
const login = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Login', exact: true })

test.beforeEach(async ({ page }) => {
  await comeFromElsewhere(page)
  await hearNotices(page)
})

test.describe('a link', () => {
  test('of a partner signs its visitor in, and its token is seen nowhere afterwards [PARTNER-01, PARTNER-02, PARTNER-03]', async ({
    page,
  }) => {
    const link = await visitorLink(page, newMobile())
    const token = new URL(link, 'http://safar.test').searchParams.get('token')
    const heard = hearCalls(page)
    await page.goto(link)
    await expect(accountMenu(page, 'Priya Mehta')).toBeVisible()
    expect(heard.of('auth/partnerLogin').map(({ body }) => body)).toEqual([{ token }])
    expect(page.url()).not.toContain('token')
    expect(await storedIn(page, 'localStorage', 'refCode')).toBe('JAIPUR-01')
    expect(await storedIn(page, 'sessionStorage', 'partnerToken')).toBeNull()
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(kept).not.toContain(String(token))
  })

  test('of a partner is good once: whoever follows it again is a visitor, with a notice', async ({
    browser,
  }) => {
    const first = await (await browser.newContext()).newPage()
    await comeFromElsewhere(first)
    await hearNotices(first)
    const link = await visitorLink(first, newMobile())
    await first.goto(link)
    await expect(accountMenu(first, 'Priya Mehta')).toBeVisible()
    const second = await (await browser.newContext()).newPage()
    await comeFromElsewhere(second)
    await hearNotices(second)
    await second.goto(link)
    await hasNotified(second, 'alert', account.partnerLoginFailed)
    await expect(login(second)).toBeVisible()
    expect(second.url()).not.toContain('token')
    expect(await storedIn(second, 'sessionStorage', 'partnerToken')).toBeNull()
    // Who is signed in and follows an old link stays who they are.
    await first.goto(link)
    await hasNotified(first, 'alert', account.partnerLoginFailed)
    await expect(accountMenu(first, 'Priya Mehta')).toBeVisible()
  })

  for (const flaw of ['expired', 'forged', 'elsewhere']) {
    test(`of a partner that is ${flaw} opens nothing`, async ({ page }) => {
      await page.goto(await visitorLink(page, newMobile(), flaw))
      await hasNotified(page, 'alert', account.partnerLoginFailed)
      await expect(login(page)).toBeVisible()
    })
  }

  test('is kept as it is written, and what the server makes of it is kept too [LOGIN-10, PARTNER-02, PARTNER-05, PARTNER-06]', async ({
    page,
  }) => {
    const heard = hearCalls(page)
    const answered = page.waitForResponse('**/api/v1/motor/getFeCode')
    await page.goto('/?ref=0012')
    const reply = await (await answered).json()
    expect(reply).toEqual({ status: 'success', data: expect.any(String) })
    await expect.poll(() => storedIn(page, 'localStorage', 'feCode')).toBe(reply.data)
    expect(await storedIn(page, 'localStorage', 'refCode')).toBe('0012')
    const [referral, ...others] = heard.of('motor/getFeCode')
    expect(others).toEqual([])
    expect(Object.keys(referral?.body ?? {}).sort()).toEqual([
      'feCode',
      'fingurePrint',
      'ipAddress',
      'refCode',
    ])
    expect(referral?.body).toMatchObject({ refCode: '0012', feCode: '', ipAddress: '' })
    expect(referral?.body.fingurePrint).toMatchObject({
      userAgent: await page.evaluate(() => navigator.userAgent),
      isMobile: false,
    })
  })

  test('that brings nothing of a referral is told of all the same, and waits for no reply [LOGIN-10]', async ({
    page,
  }) => {
    const heard = hearCalls(page)
    await page.route('**/motor/getFeCode', () => undefined)
    await page.goto('/')
    await expect.poll(() => heard.of('motor/getFeCode').map(({ body }) => body.refCode)).toEqual([''])
    await login(page).click()
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
  })

  test('of an employee credits them and signs nobody in [EMP-01, EMP-03, EMP-04, EMP-05, EMP-11]', async ({
    page,
  }) => {
    const heard = hearCalls(page)
    await page.goto('/motor?employeeId=ravi.agent')
    await expect.poll(() => storedIn(page, 'localStorage', 'emplId')).toBe('ravi.agent')
    expect(heard.of('admin/getEmployeeDetails').map(({ body }) => body)).toEqual([{ username: 'ravi.agent' }])
    await expect(login(page)).toBeVisible()
    await page.goto('/motor')
    await perform(page, motorEvents['vehicle.chosen'], { vehicleType: '4w' })
    const plate = { registrationNumber: 'RJ-14-ZZ-0000', vehicleType: '4w' } as const
    await perform(page, motorEvents['registration.given'], plate)
    await expect
      .poll(() => heard.of('admin/flow')[0]?.body)
      .toMatchObject({ source: 'empl', emplId: 'ravi.agent' })
  })

  test('that names no employee says so, and the visit goes on as a customer’s [EMP-01, EMP-10, EMP-11, ERR-08]', async ({
    page,
  }) => {
    const heard = hearCalls(page)
    await page.goto('/motor?employeeId=nobody')
    await hasNotified(page, 'alert', 'Failed to fetch employee details')
    expect(await storedIn(page, 'localStorage', 'emplId')).toBeNull()
    await perform(page, motorEvents['vehicle.chosen'], { vehicleType: '4w' })
    const plate = { registrationNumber: 'RJ-14-ZZ-0000', vehicleType: '4w' } as const
    await perform(page, motorEvents['registration.given'], plate)
    await expect.poll(() => heard.of('admin/flow')[0]?.body).toMatchObject({ source: 'customer' })
    expect(heard.of('admin/flow')[0]?.body).not.toHaveProperty('emplId')
  })
})
