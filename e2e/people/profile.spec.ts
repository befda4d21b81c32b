import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from 'playwright/test'
import { motorMachine } from '#machines/motor/motor.machine.ts'
import { paymentEvents } from '#machines/payment/payment.events.ts'
import { ownDetailsEvents } from '#machines/profile/own-details.events.ts'
import { ownDetails } from '#machines/record/own-details.question.ts'
import { account } from '#machines/reference/messages/account.ts'
import { profile as texts } from '#machines/reference/messages/profile.ts'
import { addYears, dayToSlashes } from '#machines/rules/calendar.ts'
import { isAccessible } from '../accessibility/axe.ts'
import { fill } from '../driver/fill.ts'
import { press } from '../driver/perform.ts'
import { saveJourney } from '../driver/saved-journey.ts'
import { screenAt } from '../driver/screen-at.ts'
import { beAgain, beCustomer } from '../driver/signed-in.ts'
import { standsAt } from '../driver/stands-at.ts'
import { today } from '../driver/today.ts'
import { answerGateway, goToGateway, paymentAt } from '../purchases/pay.ts'
import { propose } from '../purchases/propose.ts'
import { choosePlan, openQuotes } from '../purchases/shop.ts'

const { sections } = texts
const open = (page: Page, section: string) => page.goto(`/my-profile?section=${section}`)
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const rows = (page: Page, list: string) => page.getByRole('list', { name: list }).getByRole('article')

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('the profile page', () => {
  test('opens the section that the history names, and keeps it over reload, Back and Forward [ROUTE-14, ROUTE-15, HEADER-09, HEADER-10, HEADER-11, HEADER-12]', async ({
    page,
  }) => {
    await beCustomer(page)
    await page.goto('/')
    for (const { title } of Object.values(sections)) {
      await page.getByRole('button', { name: /Asha/ }).click()
      await page.getByRole('menuitem', { name: title, exact: true }).click()
      await standsAt(page, { title })
      await expect(tab(page, title)).toHaveAttribute('aria-selected', 'true')
    }
    await page.reload()
    await standsAt(page, sections.myTransaction)
    await page.goBack()
    await standsAt(page, sections.myQuotations)
    await page.goForward()
    await standsAt(page, sections.myTransaction)
    await page.goto('/my-profile')
    await standsAt(page, sections.myProfile)
  })

  test('is worked by the keyboard, tab by tab', async ({ page }) => {
    await beCustomer(page)
    await open(page, 'myProfile')
    await tab(page, sections.myProfile.title).focus()
    for (const { title } of Object.values(sections).slice(1)) {
      await page.keyboard.press('ArrowRight')
      await expect(tab(page, title)).toBeFocused()
      await standsAt(page, { title })
    }
  })

  test('says where there is nothing, and leads on', async ({ page }) => {
    await beCustomer(page)
    for (const key of ['myPolicies', 'myQuotations', 'myTransaction'] as const) {
      await open(page, key)
      await expect(page.getByRole('heading', { name: texts.nothing[key].title })).toBeVisible()
      await isAccessible(page)
    }
    await page.getByRole('link', { name: texts.newSearch }).click()
    await expect(page).toHaveURL('/')
  })

  test('asks who is signed out to log in, and then stays where it is', async ({ page }) => {
    await open(page, 'myPolicies')
    await expect(page.getByRole('heading', { level: 1, name: account.pleaseLogIn })).toBeVisible()
    await isAccessible(page)
    await beCustomer(page)
    await page.reload()
    await standsAt(page, sections.myPolicies)
  })
})

test.describe('one’s own details', () => {
  const city = (page: Page, name: string) => fill(page, ownDetails.city, name, {})
  const save = (page: Page) => press(page, ownDetailsEvents['details.given'])

  test('are changed, said to be, and still there after a reload [ERR-15, SIGNUP-06]', async ({ page }) => {
    await beCustomer(page)
    await open(page, 'myProfile')
    await expect(page.getByText(dayToSlashes(addYears(today(), -34)))).toBeVisible()
    await isAccessible(page)
    await press(page, ownDetailsEvents['details.edited'])
    await isAccessible(page)
    await city(page, '')
    await save(page)
    await expect(page.getByText('Field is required')).toBeVisible()
    await city(page, 'Ajmer')
    await fill(page, ownDetails.fullName, 'Asha Sharma', {})
    await save(page)
    await expect(page.getByText(account.profileSaved)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Asha Sharma' })).toBeVisible()
    await page.reload()
    await expect(page.getByText('Ajmer')).toBeVisible()
  })

  test('changed in two tabs are both shown, and one is chosen', async ({ page, context }) => {
    await beCustomer(page)
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await open(tab, 'myProfile')
      await press(tab, ownDetailsEvents['details.edited'])
    }
    await city(page, 'Ajmer')
    await save(page)
    await expect(page.getByText(account.profileSaved)).toBeVisible()
    await city(other, 'Kota')
    await save(other)
    await expect(other.getByText(texts.savedElsewhere)).toBeVisible()
    await expect(other.getByRole('row', { name: 'City Ajmer Kota' })).toBeVisible()
    await isAccessible(other)
    await press(other, ownDetailsEvents['mine.kept'])
    await expect(other.getByText(account.profileSaved)).toBeVisible()
    await expect(other.getByText('Kota')).toBeVisible()
  })

  test('are kept in the form when the network is lost', async ({ page, context }) => {
    await beCustomer(page)
    await open(page, 'myProfile')
    await press(page, ownDetailsEvents['details.edited'])
    await city(page, 'Ajmer')
    await context.setOffline(true)
    await save(page)
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Ajmer')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(account.profileSaved)).toBeVisible()
  })

  test('log every device out', async ({ page, browser, baseURL }) => {
    const mobile = await beCustomer(page)
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
    const other = await elsewhere.newPage()
    await beAgain(other, mobile)
    await open(other, 'myProfile')
    await standsAt(other, sections.myProfile)
    await open(page, 'myProfile')
    await press(page, ownDetailsEvents['everywhere.asked'])
    await expect(page.getByRole('dialog')).toBeVisible()
    await isAccessible(page)
    await press(page, ownDetailsEvents['everywhere.confirmed'])
    await expect(page).toHaveURL('/')
    await expect(page.getByText(texts.loggedOutEverywhere)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
    await other.reload()
    await expect(other.getByRole('heading', { level: 1, name: account.pleaseLogIn })).toBeVisible()
    await elsewhere.close()
  })
})

test.describe('what is one’s own', () => {
  test('goes on with a journey exactly where it was left', async ({ page }) => {
    await beCustomer(page)
    const wizard = { 1: 'make', 3: 'variant', 5: 'previousPolicy' } as const
    for (const step of [1, 3, 5] as const) {
      await saveJourney(page, step)
      await open(page, 'myQuotations')
      await rows(page, 'Your quotations').first().getByRole('button', { name: 'Continue' }).click()
      await standsAt(page, screenAt(motorMachine, wizard[step]))
      await page.goBack()
      await standsAt(page, sections.myQuotations)
    }
    const leadId = await openQuotes(page)
    await expect(page.getByText(/^12 insurers have answered/)).toBeVisible()
    await open(page, 'myQuotations')
    const quoted = rows(page, 'Your quotations').first()
    await expect(quoted).toContainText(texts.waitsAt.quotation)
    await expect(quoted).toContainText(`Lowest price, ${dayToSlashes(today())}`)
    await isAccessible(page)
    await quoted.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(new RegExp(`/quotelist/${leadId}`))
  })

  test('tells a failed and a good payment, and the policy with its document', async ({ page }) => {
    await beCustomer(page)
    await openQuotes(page)
    await choosePlan(page, 'Digit')
    await propose(page)
    await open(page, 'myQuotations')
    const waiting = rows(page, 'Your quotations').first()
    await expect(waiting).toContainText(texts.waitsAt.checkout)
    await expect(waiting).toContainText('Your plan')
    await waiting.getByRole('button', { name: 'Continue' }).click()
    await goToGateway(page)
    await answerGateway(page, 'Fail')
    await paymentAt(page, 'failed')
    await press(page, paymentEvents['payment.retried'])
    await answerGateway(page, 'Pay')
    await paymentAt(page, 'issued')

    await open(page, 'myTransaction')
    const attempts = rows(page, 'Your transactions')
    await expect(attempts).toHaveCount(2)
    await expect(attempts.first()).toContainText(texts.attempts.paid.label)
    await expect(attempts.last()).toContainText('Your bank declined the payment')
    await isAccessible(page)
    await attempts.first().getByRole('link').click()
    await paymentAt(page, 'issued')

    await open(page, 'myQuotations')
    await expect(page.getByRole('heading', { name: texts.nothing.myQuotations.title })).toBeVisible()
    await open(page, 'myPolicies')
    const policy = rows(page, 'Your policies').first()
    await expect(policy).toContainText(texts.policyStates.startsLater)
    await expect(policy).toContainText('Digit')
    await expect(policy).toContainText(/You can renew it from/)
    await isAccessible(page)
    const download = page.waitForEvent('download')
    await policy.getByRole('button', { name: 'Download' }).click()
    const file = await readFile(await (await download).path())
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('is asked for again where it could not be read', async ({ page }) => {
    await beCustomer(page)
    const path = '**/api/v1/customer/policies'
    await page.route(path, (route) => route.fulfill({ status: 500, json: {} }))
    await open(page, 'myPolicies')
    await expect(page.getByRole('alert')).toBeVisible()
    await isAccessible(page)
    await page.unroute(path)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { name: texts.nothing.myPolicies.title })).toBeVisible()
  })
})
