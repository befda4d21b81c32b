import { readFile } from 'node:fs/promises'
import { expect, type Page } from 'playwright/test'
import { ownDetails } from '#machines/account/own-details.question.ts'
import { ownDetailsEvents } from '#machines/account/profile/own-details.events.ts'
import { account } from '#machines/reference/messages/account.ts'
import { profile as texts } from '#machines/reference/messages/profile.ts'
import { addYears } from '#machines/rules/calendar.ts'
import { formatDayWithYear } from '#machines/rules/dates.ts'
import { isAccessible } from '../accessibility/axe.ts'
import { fill } from '../driver/fill.ts'
import { hold } from '../driver/hold.ts'
import { loseNetwork } from '../driver/offline.ts'
import { press } from '../driver/perform.ts'
import { beAgain, beCustomer } from '../driver/signed-in.ts'
import { standsAt } from '../driver/stands-at.ts'
import { test } from '../driver/test.ts'
import { today } from '../driver/today.ts'
import { openSection } from './own-page.ts'

const { sections } = texts

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('one’s own details', () => {
  const city = (page: Page, name: string) => fill(page, ownDetails.city, name, {})
  const save = (page: Page) => press(page, ownDetailsEvents['details.given'])

  test('are changed, said to be, and still there after a reload [ERR-15]', async ({ page }) => {
    await beCustomer(page)
    await openSection(page, 'myProfile')
    await expect(page.getByText(formatDayWithYear(addYears(today(), -34)))).toBeVisible()
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

  test('are downloaded with everything else that is kept', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await beCustomer(page)
    await openSection(page, 'myProfile')
    await standsAt(page, sections.myProfile)
    await isAccessible(page)
    const downloading = page.waitForEvent('download')
    await press(page, ownDetailsEvents['data.asked'])
    const download = await downloading
    expect(download.suggestedFilename()).toBe('my-data.json')
    const data = JSON.parse(await readFile(await download.path(), 'utf8'))
    expect(data.profile.city).toBe('Jaipur')
    expect(data.logIns.length).toBeGreaterThan(0)
    await expect(page.getByText(texts.ownData.fetched)).toBeVisible()
  })

  test('are erased on request, with a receipt, and the person is logged out', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await beCustomer(page)
    await openSection(page, 'myProfile')
    await press(page, ownDetailsEvents['erasure.asked'])
    await isAccessible(page)
    const downloading = page.waitForEvent('download')
    await press(page, ownDetailsEvents['erasure.confirmed'])
    expect((await downloading).suggestedFilename()).toMatch(/^erasure-.+\.json$/)
    const receipt = page.getByRole('dialog', { name: 'Your data is erased' })
    await expect(receipt).toContainText(texts.erasure.gone)
    await isAccessible(page)
    await press(page, ownDetailsEvents['receipt.closed'])
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible()
  })

  test('are being erased without a button moving under the thumb that pressed it', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await beCustomer(page)
    await openSection(page, 'myProfile')
    await press(page, ownDetailsEvents['erasure.asked'])
    const letGo = await hold(page, /customer\/eraseData/)
    const buttons = page.getByRole('dialog').getByRole('button')
    const places = async () => Promise.all((await buttons.all()).map((button) => button.boundingBox()))
    const before = await places()
    await press(page, ownDetailsEvents['erasure.confirmed'])
    await expect(page.getByRole('dialog').locator('[aria-busy=true]')).toBeDisabled()
    expect(await places()).toEqual(before)
    letGo()
    await expect(page.getByRole('dialog', { name: 'Your data is erased' })).toBeVisible()
  })

  test('changed in two tabs are both shown, and one is chosen', async ({ page, context }) => {
    await beCustomer(page)
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await openSection(tab, 'myProfile')
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
    await openSection(page, 'myProfile')
    await press(page, ownDetailsEvents['details.edited'])
    await city(page, 'Ajmer')
    await loseNetwork(page)
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
    await openSection(other, 'myProfile')
    await standsAt(other, sections.myProfile)
    await openSection(page, 'myProfile')
    await press(page, ownDetailsEvents['everywhere.asked'])
    await expect(page.getByRole('dialog')).toBeVisible()
    await isAccessible(page)
    await press(page, ownDetailsEvents['everywhere.confirmed'])
    await expect(page.getByText(texts.loggedOutEverywhere)).toBeVisible()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
    await other.reload()
    await expect(other.getByRole('heading', { level: 1, name: account.pleaseLogIn })).toBeVisible()
    await elsewhere.close()
  })
})
