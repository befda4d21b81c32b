import { type Browser, expect, type Page } from 'playwright/test'
import { sampleRecord } from '#machines/motor/record/samples.ts'
import { motorMachine } from '#machines/motor/wizard/motor.machine.ts'
import { account } from '#machines/reference/messages/account.ts'
import { resume } from '#machines/reference/messages/resume.ts'
import { isAccessible } from '../accessibility/axe.ts'
import { aCustomer, newMobile } from '../driver/people.ts'
import { askForOwnerCode, codeField, proveOwner } from '../driver/prove.ts'
import { newestMessage } from '../driver/sandbox.ts'
import { saveJourney } from '../driver/saved-journey.ts'
import { screenAt } from '../driver/screen-at.ts'
import { comeFromElsewhere } from '../driver/sign-in.ts'
import { beAgain } from '../driver/signed-in.ts'
import { standsAt } from '../driver/stands-at.ts'
import { test } from '../driver/test.ts'
import { today } from '../driver/today.ts'

const saved = (page: Page, step: 5 | 6, mobile: string) => {
  const customer = {
    ...sampleRecord(today()).customer,
    name: 'Asha Rani Sharma',
    email: `${mobile}@example.com`,
    mobile,
  }
  return saveJourney(page, step, { customer })
}

async function anotherDevice(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await comeFromElsewhere(page)
  return page
}

/** The link that was sent last to a number or address. */
async function linkIn(page: Page, to: string): Promise<string> {
  const [link] = /\/resume\/\S+/.exec(await newestMessage(page, to)) ?? []
  return link ?? ''
}

test.describe('another device', () => {
  test('goes on by the code that the phone of the journey gets', async ({ page, browser }) => {
    const mobile = newMobile()
    const { customerLeadId } = await saved(page, 6, mobile)
    const other = await anotherDevice(browser)
    await other.goto(`/quotelist/${customerLeadId}`)
    await expect(
      other.getByText(`The code goes to ${mobile.slice(0, 2)}XXXXXX${mobile.slice(-2)}.`),
    ).toBeVisible()
    await isAccessible(other)
    await proveOwner(other, mobile)
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Your quotes')
  })

  test('clears a wrong code, keeps the place, and takes the right one', async ({ page, browser }) => {
    const mobile = newMobile()
    const { customerLeadId } = await saved(page, 5, mobile)
    const other = await anotherDevice(browser)
    await other.goto(`/resume/${customerLeadId}`)
    const code = await askForOwnerCode(other, mobile)
    await codeField(other).fill(code === '0000' ? '0001' : '0000')
    await expect(other.getByText(account.invalidOtp)).toBeVisible()
    await expect(codeField(other)).toHaveValue('')
    await expect(codeField(other)).toBeFocused()
    await isAccessible(other)
    await codeField(other).fill(code)
    await standsAt(other, screenAt(motorMachine, 'previousPolicy'))
  })

  test('offers another code after thirty seconds, and a retry after a lost network', async ({
    page,
    browser,
  }) => {
    const mobile = newMobile()
    const { customerLeadId } = await saved(page, 5, mobile)
    const other = await anotherDevice(browser)
    await other.clock.install()
    await other.goto(`/resume/${customerLeadId}`)
    const first = await askForOwnerCode(other, mobile)
    await expect(other.getByText(/^Resend OTP in \d+ s$/)).toBeVisible()
    await other.clock.runFor(31_000)
    await other.getByRole('button', { name: 'Resend', exact: true }).click()
    await expect.poll(() => newestMessage(other, mobile)).not.toContain(first)
    const code = (await newestMessage(other, mobile)).slice(0, 4)
    await other.route('**/api/v1/journey/verifyCode', (route) => route.abort())
    await codeField(other).fill(code)
    const retry = other.getByRole('button', { name: resume.retry, exact: true })
    await retry.waitFor()
    await other.unroute('**/api/v1/journey/verifyCode')
    await retry.click()
    await standsAt(other, screenAt(motorMachine, 'previousPolicy'))
  })

  test('goes on by a link that its customer sends, which opens once', async ({ page, browser }) => {
    const mobile = newMobile()
    await saved(page, 5, mobile)
    await page.goto('/motor?step=customerDetails')
    await page.getByRole('button', { name: resume.elsewhere, exact: true }).click()
    await isAccessible(page)
    await page.getByRole('button', { name: resume.bySms, exact: true }).click()
    await expect(page.getByText('The link is on its way to')).toBeVisible()
    const link = await linkIn(page, mobile)

    const other = await anotherDevice(browser)
    await other.goto(link)
    await proveOwner(other, mobile)
    await standsAt(other, screenAt(motorMachine, 'previousPolicy'))
    await expect
      .poll(() => other.evaluate(() => JSON.stringify(history.state)))
      .toContain('"journeyContinue":true')

    const third = await anotherDevice(browser)
    await third.goto(link)
    await expect(third.getByRole('heading', { level: 1 })).toHaveText(resume.goneTitle)
    await isAccessible(third)
    await third.getByRole('button', { name: 'Start a New Search' }).click()
    await expect(third).toHaveURL('/')
  })

  test('is told plainly that a forged link opens nothing', async ({ page }) => {
    await page.goto('/resume/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJsZWFkIn0.c2lnbmF0dXJl')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(resume.goneTitle)
    await page.goto('/resume/nobody-knows-this')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(resume.unknownTitle)
    await isAccessible(page)
  })
})

test('a link to a journey of somebody else asks for their phone, whoever is signed in', async ({
  page,
  browser,
}) => {
  const [mobile, others] = [newMobile(), newMobile()]
  const { customerLeadId } = await saved(page, 6, mobile)
  const sent = { customerLeadId, by: 'sms' }
  expect((await page.request.post('/api/v1/journey/sendLink', { data: sent })).ok()).toBe(true)
  const other = await anotherDevice(browser)
  await aCustomer(other, others)
  await beAgain(other, others)
  await other.goto(await linkIn(page, mobile))
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(resume.proveTitle)
  await expect(other.getByText('Swift')).toHaveCount(0)
  await proveOwner(other, mobile)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Your quotes')
})
