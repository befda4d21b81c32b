import { type BrowserContext, expect, type Page } from 'playwright/test'
import { quoteListEvents } from '#machines/motor/quote-list/quote-list.events.ts'
import { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import { sampleRecord } from '#machines/motor/record/samples.ts'
import { motorEvents } from '#machines/motor/wizard/motor.events.ts'
import { motorMachine } from '#machines/motor/wizard/motor.machine.ts'
import { reminderEvents } from '#machines/purchase/reminder/reminder.events.ts'
import { addressIn } from '#machines/reference/language-addresses.ts'
import { limits } from '#machines/reference/limits.ts'
import { failure } from '#machines/reference/messages/failure.ts'
import { merge } from '#machines/reference/messages/merge.ts'
import { offline } from '#machines/reference/messages/offline.ts'
import { reminder } from '#machines/reference/messages/reminder.ts'
import { resume } from '#machines/reference/messages/resume.ts'
import { onPage } from '../driver/in-hindi.ts'
import { loseNetwork } from '../driver/offline.ts'
import { payElsewhere } from '../driver/paid-elsewhere.ts'
import { newMobile } from '../driver/people.ts'
import { perform, press } from '../driver/perform.ts'
import { saveJourney } from '../driver/saved-journey.ts'
import { screenAt } from '../driver/screen-at.ts'
import { comeFromElsewhere } from '../driver/sign-in.ts'
import { standsAt } from '../driver/stands-at.ts'
import { test } from '../driver/test.ts'
import { today } from '../driver/today.ts'
import { openQuotesInHindi } from './known-car.ts'
import { look, readHindi } from './look.ts'

// Nothing moves, so that nothing is looked at half way.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const isSaid = (page: Page, text: string) => expect(page.getByText(onPage(page, text)).first()).toBeVisible()
const contact = { fullName: 'Asha Rani Sharma', mobile: '9876543210', email: 'asha@example.com' }

/** Two tabs of one browser on one journey, of which the first has given its number. */
async function twoTabs(context: BrowserContext) {
  const one = await context.newPage()
  await readHindi(one)
  const { customerLeadId } = await saveJourney(one, 5)
  const other = await context.newPage()
  for (const page of [one, other]) {
    await page.goto('/motor?step=customerDetails')
    await standsAt(page, screenAt(motorMachine, 'customerDetails'))
  }
  await perform(one, motorEvents['contact.given'], { ...contact, mobile: '9811111111' })
  await standsAt(one, screenAt(motorMachine, 'previousPolicy'))
  return { other, customerLeadId }
}

test.describe('nothing is in English or cut in Hindi', () => {
  test('where two tabs have answered otherwise [A11Y-03]', async ({ context }) => {
    const { other } = await twoTabs(context)
    await perform(other, motorEvents['contact.given'], { ...contact, mobile: '9822222222' })
    await expect(other.getByRole('dialog', { name: onPage(other, merge.title) })).toBeVisible()
    await look(other)
    await other.keyboard.press('Escape')
    await isSaid(other, merge.later)
    await look(other)
  })

  test('where a journey has been paid elsewhere [A11Y-03]', async ({ context }) => {
    const { other, customerLeadId } = await twoTabs(context)
    await payElsewhere(other, customerLeadId)
    await perform(other, motorEvents['contact.given'], { ...contact, mobile: '9822222222' })
    await expect(other.getByRole('dialog', { name: onPage(other, merge.closedTitle) })).toBeVisible()
    await look(other)
  })

  test('where a link is sent, where one opens nothing, and where codes are asked for too often [A11Y-03]', async ({
    page,
    browser,
  }) => {
    const mobile = newMobile()
    const customer = {
      ...sampleRecord(today()).customer,
      name: 'Asha Rani Sharma',
      email: contact.email,
      mobile,
    }
    await readHindi(page)
    const { customerLeadId } = await saveJourney(page, 5, { customer })
    await page.goto('/motor?step=customerDetails')
    await page.getByRole('button', { name: onPage(page, resume.elsewhere), exact: true }).click()
    await look(page)
    await page.getByRole('button', { name: onPage(page, resume.bySms), exact: true }).click()
    await expect(page.getByRole('status').first()).toBeVisible()
    await look(page)
    const open = async (path: string) => {
      const other = await (await browser.newContext()).newPage()
      await comeFromElsewhere(other)
      await other.goto(addressIn('hi', path))
      return other
    }
    const gone = await open('/resume/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJsZWFkIn0.c2lnbmF0dXJl')
    await expect(gone.getByRole('heading', { level: 1 })).toHaveText(onPage(gone, resume.goneTitle))
    await look(gone)
    const other = await open(`/resume/${customerLeadId}`)
    const askForCode = other.getByRole('button', { name: onPage(other, resume.sendCode), exact: true })
    await askForCode.waitFor()
    for (let times = 0; times < limits.otp.sendsPerHour; times++)
      await other.request.post('/api/v1/journey/sendCode', { data: { customerLeadId } })
    await askForCode.click()
    await expect(other.getByText(/ (सुबह|दोपहर|शाम|रात) \d{1,2}:\d\d बजे के बाद /)).toBeVisible()
    await look(other)
  })

  test('where a renewal is too early, is reminded of, and another day is chosen [A11Y-03]', async ({
    page,
  }) => {
    await openQuotesInHindi(page, 'GJ-01-AB-1234')
    await standsAt(page, screenAt(quoteListMachine, 'tooEarly'))
    await look(page)
    await press(page, reminderEvents['reminder.wanted'])
    await expect(
      page.getByRole('button', { name: onPage(page, reminderEvents['reminder.declined'].label) }),
    ).toBeVisible()
    await look(page)
    await press(page, quoteListEvents['expiry.opened'])
    await expect(page.getByRole('grid').first()).toBeVisible()
    await look(page)
  })

  test('on the calendar of a policy that has ended [A11Y-03]', async ({ page }) => {
    await readHindi(page)
    await saveJourney(page, 5)
    await page.goto('/motor')
    await press(page, motorEvents['expiry.opened'])
    await expect(page.getByRole('grid').first()).toBeVisible()
    await look(page)
  })

  test('on the page that ends reminders, and on the one that lets them come again [A11Y-03]', async ({
    page,
  }) => {
    await page.goto(`/hi/stop/${newMobile().padEnd(43, 'x')}`)
    await look(page)
    await page.getByRole('button', { name: onPage(page, reminder.stop.button) }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(onPage(page, reminder.stopped.title))
    await look(page)
  })

  test('where the code of a page does not come [A11Y-03]', async ({ page }) => {
    await page.goto('/hi/motor')
    await page.route('**/assets/info-*.js', (route) => route.abort())
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: onPage(page, 'Terms & Conditions') })
      .click()
    await isSaid(page, failure.crash)
    await look(page)
  })

  test('where too many people are here, and where the server does not answer [A11Y-03]', async ({ page }) => {
    await readHindi(page)
    const { customerLeadId } = await saveJourney(page, 6)
    const prices = '**/api/v1/motor/getQuotesData'
    for (const status of [503, 500]) {
      const code = status === 503 ? 'busy' : 'unexpected'
      const message = onPage(page, code === 'busy' ? failure.busy : failure.unexpected)
      await page.route(prices, (route) => route.fulfill({ status, json: { status: 'error', code, message } }))
      await page.goto(`/hi/quotelist/${customerLeadId}`)
      await standsAt(page, screenAt(quoteListMachine, 'open'))
      await look(page)
      await page.unroute(prices)
    }
  })
})

test.describe('with a service worker', () => {
  test('nothing is in English or cut in Hindi where a page is opened without a network [A11Y-03]', async ({
    browser,
  }) => {
    const context = await browser.newContext({ serviceWorkers: 'allow' })
    const page = await context.newPage()
    const { customerLeadId } = await saveJourney(page, 6)
    await page.goto(`/hi/quotelist/${customerLeadId}`)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await expect(page.getByText(/₹\s?\d/).first()).toBeVisible()
    await loseNetwork(page)
    await page.reload()
    await isSaid(page, offline.gone)
    await look(page)
    await context.close()
  })
})
