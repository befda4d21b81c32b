import { expect, type Page } from 'playwright/test'
import { account } from '#machines/reference/messages/account.ts'
import { profile as texts } from '#machines/reference/messages/profile.ts'
import { isAccessible } from '../accessibility/axe.ts'
import { aCustomer, newMobile } from '../driver/people.ts'
import { signInAs } from '../driver/sign-in.ts'
import { beCustomer } from '../driver/signed-in.ts'
import { standsAt } from '../driver/stands-at.ts'
import { test } from '../driver/test.ts'
import { openSection } from './own-page.ts'

const { sections } = texts
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

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
    // In the specification's own letters.
    expect(await page.evaluate(() => JSON.stringify(history.state))).toContain('"myTransaction"')
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
    await openSection(page, 'myProfile')
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
      await openSection(page, key)
      await expect(page.getByRole('heading', { name: texts.nothing[key].title })).toBeVisible()
      await isAccessible(page)
    }
    await page.getByRole('link', { name: texts.newSearch }).click()
    await expect(page).toHaveURL('/')
  })

  test('asks who is signed out to log in, and then stays where it is', async ({ page }) => {
    await openSection(page, 'myPolicies')
    await expect(page.getByRole('heading', { level: 1, name: account.pleaseLogIn })).toBeVisible()
    await isAccessible(page)
    const mobile = newMobile()
    await aCustomer(page, mobile)
    await signInAs(page, mobile, page.getByRole('main'))
    await standsAt(page, sections.myPolicies)
  })
})
