import { type Browser, expect, type Page } from 'playwright/test'
import { homeEvents } from '#machines/home/home.events.ts'
import { proposalMachine } from '#machines/motor/proposal/proposal.machine.ts'
import { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import { quoteModalEvents } from '#machines/motor/quote-modal/quote-modal.events.ts'
import { contactFields } from '#machines/motor/record/contact.question.ts'
import { motorEvents } from '#machines/motor/wizard/motor.events.ts'
import { contact } from '#machines/reference/messages/contact.ts'
import { resume } from '#machines/reference/messages/resume.ts'
import { isAccessible, isAccessibleHere } from '../accessibility/axe.ts'
import { OwnServer } from '../driver/own-server.ts'
import { perform } from '../driver/perform.ts'
import { screenAt } from '../driver/screen-at.ts'
import { standsAt } from '../driver/stands-at.ts'
import { test } from '../driver/test.ts'
import { card, choosePlan } from './shop.ts'
import { aThumb } from './thumb.ts'

/** A server of their own shows prices before it asks for a name and a number. */
test.describe.configure({ mode: 'default' })

let server: OwnServer
test.beforeAll(async () => {
  server = await OwnServer.start({ PRICES_FIRST: 'on' })
})
test.afterAll(() => server[Symbol.asyncDispose]())

const asha = { fullName: 'Asha Rani Sharma', mobile: '9876543210', email: 'asha@example.com' }
const given = motorEvents['contact.given']
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

async function toPrices(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: server.url })).newPage()
  await page.goto('/')
  await box(page, 'Registration number').fill('RJ-14-CA-1234')
  await page.getByRole('button', { name: homeEvents['registration.given'].label, exact: true }).click()
  await perform(page, quoteModalEvents['vehicle.confirmed'], {})
  await standsAt(page, screenAt(quoteListMachine, 'open'))
  await expect(page.getByText(/^\d+ prices, from/)).toBeVisible()
  return page
}

test('takes three taps and one field to the first price of a known car', async ({ browser }) => {
  const thumb = await aThumb(browser, server)
  await thumb.page.goto('/')
  await thumb.type('Registration number', 'RJ14CA1234')
  await thumb.press(homeEvents['registration.given'].label)
  await thumb.press(quoteModalEvents['vehicle.confirmed'].label)
  await card(thumb.page, 'Digit').getByText('₹').first().waitFor()
  expect(thumb.count()).toEqual({ taps: 3, fields: 1 })
})

test('asks who is buying once a plan is chosen, over a reload and Back, and goes on with that plan', async ({
  browser,
}) => {
  const page = await toPrices(browser)
  await choosePlan(page, 'Shriram')
  await standsAt(page, screenAt(proposalMachine, 'contact'))
  await expect(page.getByText(contact.toBuy)).toBeVisible()
  await isAccessible(page)
  await box(page, contactFields.fullName.label).fill(asha.fullName)
  await page.reload()
  await expect(box(page, contactFields.fullName.label)).toHaveValue(asha.fullName)
  await page.goBack()
  await standsAt(page, screenAt(quoteListMachine, 'open'))
  await choosePlan(page, 'Shriram')
  await expect(box(page, contactFields.fullName.label)).toHaveValue(asha.fullName)
  await perform(page, given, asha)
  await standsAt(page, screenAt(proposalMachine, 'kyc'))
  await expect(page.getByRole('complementary', { name: 'Your proposal' })).toContainText('Shriram')
  await page.goBack()
  await expect(box(page, contactFields.mobile.label)).toHaveValue(asha.mobile)
})

test('asks who shares the prices, then shares them, and no second time', async ({ browser }) => {
  const page = await toPrices(browser)
  await page.getByRole('button', { name: 'Share quotes' }).click()
  const dialog = page.getByRole('dialog', { name: contact.dialogs.toShare.title })
  await expect(dialog).toContainText(contact.dialogs.toShare.why)
  await isAccessibleHere(page)
  await perform(page, given, asha)
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(/\/quotelist\/shared\//)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: resume.elsewhere })).toBeVisible()
  await choosePlan(page, 'Digit')
  await standsAt(page, screenAt(proposalMachine, 'kyc'))
})
