import { type Browser, expect, type Page } from 'playwright/test'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { sampleRecord } from '#machines/motor/record/samples.ts'
import { account } from '#machines/reference/messages/account.ts'
import { isAccessible } from '../accessibility/axe.ts'
import { choose, findOnly, journeys, openDesk, rowsOf, rowWith, search } from '../driver/desk.ts'
import { newMobile } from '../driver/people.ts'
import { newestMessage } from '../driver/sandbox.ts'
import { type SavedUpTo, saveJourney } from '../driver/saved-journey.ts'
import { beStaff } from '../driver/sign-in.ts'
import { test } from '../driver/test.ts'
import { today } from '../driver/today.ts'

// Nothing moves, so that nothing is looked at half way.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const newPage = async (browser: Browser) => (await browser.newContext()).newPage()

/** A name nobody else has, so that tests beside each other do not find each other's journeys. */
const newName = () =>
  `Zoya ${[...newMobile()].map((digit) => String.fromCharCode(97 + Number(digit))).join('')}`

/** A plate nobody else has: a search finds at most 25 rows of those that tests beside this one make. */
const newPlate = () => `RJ-14-ZZ-${newMobile().slice(-4)}`

type Named = { name?: string; mobile?: string; step?: SavedUpTo } & Partial<MotorRecord>

/** A journey of a customer that is credited to an agent. */
async function aJourney(page: Page, { name = newName(), mobile = newMobile(), step = 5, ...more }: Named) {
  const { customer } = sampleRecord(today())
  const named = { customer: customer && { ...customer, name, mobile }, emplId: 'ravi.agent', ...more }
  return { ...(await saveJourney(page, step, named)), name, mobile }
}

test.describe('the desk', () => {
  test('finds by name, mobile, plate and lead id, and narrows by status and days in the address', async ({
    page,
    browser,
  }) => {
    const registrationNumber = newPlate()
    const { customerLeadId, name, mobile } = await aJourney(await newPage(browser), { registrationNumber })
    await beStaff(page, 'ravi.agent')
    await openDesk(page)
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused()
    for (const text of [name, mobile, customerLeadId]) {
      await expect(await findOnly(page, text)).toContainText(name)
      expect(page.url()).not.toContain(text)
    }
    await expect(await findOnly(page, registrationNumber.replaceAll('-', ''))).toContainText(name)

    await search(page, name)
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Proposal Successful')
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
    await expect(page).toHaveURL(/\?status=proposalSuccess$/)
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(rowWith(page, name)).toHaveCount(1)
    await page.getByRole('textbox', { name: 'Changed to' }).fill('01/01/2026')
    await expect(page).toHaveURL(/\?to=2026-01-01$/)
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Changed to' })).toHaveValue('01/01/2026')
  })

  test('goes by arrow keys from row to row, Enter continues', async ({ page, browser }) => {
    const customer = await newPage(browser)
    const name = newName()
    for (const _ of [1, 2, 3]) await aJourney(customer, { name })
    await beStaff(page, 'ravi.agent')
    await openDesk(page)
    await search(page, name)
    await expect(rowsOf(page)).toHaveCount(3)
    const main = (index: number) =>
      rowsOf(page)
        .nth(index)
        .getByRole('link', { name: /^Continue/ })
    await page.getByRole('searchbox').press('ArrowDown')
    await expect(main(0)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(main(2)).toBeFocused()
    await page.keyboard.press('Home')
    await expect(main(0)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/motor/)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Your desk' })).toBeVisible()
  })

  test('shows how journeys stand by itself and lets nothing jump', async ({ page, browser }) => {
    const customer = await newPage(browser)
    const name = newName()
    const first = await aJourney(customer, { name, step: 6 })
    await aJourney(customer, { name, step: 6 })
    await beStaff(page, 'ravi.agent')
    await openDesk(page)
    await search(page, name)
    await expect(rowsOf(page)).toHaveCount(2)
    await expect(rowsOf(page).nth(1)).toContainText('No quotes yet')
    await customer.goto(`/quotelist/${first.customerLeadId}`)
    await expect(rowsOf(page).nth(1)).toContainText('Quotes Generated')
    await aJourney(customer, { name, step: 6 })
    await page.getByRole('button', { name: 'Show them' }).click()
    await expect(rowsOf(page)).toHaveCount(3)
  })

  test('goes on page by page', async ({ page, browser }) => {
    const customer = await newPage(browser)
    const name = newName()
    for (let count = 0; count < 27; count += 1) await aJourney(customer, { name })
    await beStaff(page, 'ravi.agent')
    await openDesk(page)
    await search(page, name)
    await expect(rowsOf(page)).toHaveCount(25)
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect(rowsOf(page)).toHaveCount(27)
    await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0)
  })

  test('shows another’s journey masked, and asks its customer with the code’s faults beside it', async ({
    page,
    browser,
  }) => {
    const { mobile, name } = await aJourney(await newPage(browser), { emplId: 'asha.agent' })
    await beStaff(page, 'ravi.agent')
    await openDesk(page)
    await search(page, name)
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
    const row = await findOnly(page, mobile)
    await expect(row).toContainText('Hidden until the customer agrees')
    await expect(row).toContainText(`${mobile.slice(0, 2)}XXXXXX${mobile.slice(-2)}`)
    await row.getByRole('button', { name: /^Ask for consent/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Ask for consent' })
    await isAccessible(page)
    await dialog.getByRole('button', { name: 'Send code' }).click()
    await expect.poll(() => newestMessage(page, mobile)).toContain('lets Ravi Nair see and continue')
    await isAccessible(page)
    const cells = dialog.getByRole('textbox', { name: 'The customer’s code' })
    const right = (await newestMessage(page, mobile)).slice(0, 4)
    await cells.fill(right === '0000' ? '1111' : '0000')
    await expect(dialog.getByText(account.invalidOtp)).toBeVisible()
    await expect(cells).toHaveValue('')
    await cells.fill(right)
    await expect(dialog).toHaveCount(0)
    await expect(rowWith(page, name)).toHaveCount(1)
  })

  test('sends the resume link by SMS, and by WhatsApp with a text that is ready [API-46]', async ({
    page,
    browser,
  }) => {
    const { mobile } = await aJourney(await newPage(browser), {})
    await beStaff(page, 'ravi.agent')
    await openDesk(page)
    await choose(await findOnly(page, mobile), 'Send the resume link')
    const dialog = page.getByRole('dialog', { name: 'Send the resume link' })
    await isAccessible(page)
    await dialog.getByRole('button', { name: 'SMS' }).click()
    await expect(dialog).toContainText('The link is on its way by SMS.')
    expect(await newestMessage(page, mobile)).toMatch(/\/resume\//)
    await dialog.getByRole('button', { name: 'Send another way' }).click()
    await dialog.getByRole('button', { name: 'WhatsApp' }).click()
    await expect(dialog.getByRole('link', { name: 'Open WhatsApp' })).toHaveAttribute(
      'href',
      new RegExp(`^https://wa\\.me/91${mobile}\\?text=.*resume`),
    )
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  test('tells an admin how much an agent has sold, and keeps the agent in the address', async ({
    page,
    browser,
  }) => {
    const { name } = await aJourney(await newPage(browser), {})
    await beStaff(page, 'dev.admin')
    await openDesk(page)
    await search(page, name)
    await expect(page.getByText('1 in all, 1 open, 0 sold')).toBeVisible()
    await page.getByRole('combobox', { name: 'Agent' }).selectOption('asha.agent')
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
    await page.getByRole('combobox', { name: 'Agent' }).selectOption('ravi.agent')
    await expect(rowsOf(page)).toContainText(['With ravi.agent'])
    await expect(page).toHaveURL(/\?agent=ravi\.agent$/)
  })

  test('lets an admin hand a journey over and read its history [EMP-13]', async ({ page, browser }) => {
    const { customerLeadId } = await aJourney(await newPage(browser), { emplId: 'asha.agent' })
    await beStaff(page, 'dev.admin')
    await openDesk(page)
    const row = await findOnly(page, customerLeadId)
    await expect(row).toContainText('With asha.agent')
    await choose(row, 'Hand over')
    const dialog = page.getByRole('dialog', { name: 'Hand over' })
    await dialog.getByRole('combobox', { name: 'To whom' }).selectOption('Ravi Nair (agent)')
    await isAccessible(page)
    await dialog.getByRole('button', { name: 'Hand over' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(row).toContainText('With ravi.agent')
    await choose(row, 'History')
    const history = page.getByRole('dialog', { name: 'History' })
    await expect(history).toContainText('Handed the journey over')
    await expect(history).toContainText('Dev Kapoor')
    await isAccessible(page)
  })

  test('says so where it cannot be read, and tries again', async ({ page }) => {
    await beStaff(page, 'ravi.agent')
    await page.route('**/api/v1/desk/journeys', (route) => route.abort())
    await openDesk(page)
    await expect(page.getByRole('alert')).toContainText('Your journeys could not be read')
    await isAccessible(page)
    await page.unroute('**/api/v1/desk/journeys')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('is accessible with journeys and without', async ({ page, browser }) => {
    const { name } = await aJourney(await newPage(browser), {})
    await beStaff(page, 'ravi.agent')
    await openDesk(page)
    await search(page, name)
    await expect(journeys(page)).toBeVisible()
    await isAccessible(page)
    await search(page, 'nobody of this name')
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
    await isAccessible(page)
  })

  test('is not for analysts and testers, and asks strangers to log in [EMP-13]', async ({ browser }) => {
    for (const who of ['meera.analyst', 'tara.tester'] as const) {
      const page = await newPage(browser)
      await beStaff(page, who)
      await page.goto('/desk')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(account.notForYou)
    }
    const stranger = await newPage(browser)
    await stranger.goto('/desk')
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(account.pleaseLogIn)
  })
})
