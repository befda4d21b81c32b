import { expect, type Page } from 'playwright/test'
import { accountArea } from '#machines/reference/messages/account-area.ts'
import { isAccessible } from '../accessibility/axe.ts'
import { accountMenu } from '../driver/sign-in.ts'
import { beCustomer } from '../driver/signed-in.ts'
import { test } from '../driver/test.ts'

const name = 'Asha Rani Sharma'
const choose = async (page: Page, item: string) => {
  await accountMenu(page, name).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

test.beforeEach(async ({ page }) => {
  await beCustomer(page)
  await page.goto('/')
})

test.describe('the menu of who is signed in', () => {
  test('offers what is theirs, help, sharing and the way out [HEADER-07, HEADER-08]', async ({ page }) => {
    await accountMenu(page, name).click()
    await expect(page.getByRole('menuitem')).toHaveText([
      'My Profile',
      'My Policies',
      'My Quotations',
      'My Transactions',
      'Share',
      'Support',
      'Sign Out',
    ])
  })

  test('leads to each part of the profile, which the history entry names [HEADER-09, HEADER-10, HEADER-11, HEADER-12, ROUTE-14, ROUTE-15]', async ({
    page,
  }) => {
    // In the specification's own letters.
    for (const [item, section] of [
      ['My Profile', 'myProfile'],
      ['My Policies', 'myPolicies'],
      ['My Quotations', 'myQuotations'],
      ['My Transactions', 'myTransaction'],
    ] as const) {
      await choose(page, item)
      await expect(page).toHaveURL(/\/my-profile/)
      await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain(`"${section}"`)
      await expect(page.getByRole('tab', { selected: true })).toHaveText(item)
      await page.goto('/why-choose')
    }
  })

  test('leads to the support page [HEADER-13]', async ({ page }) => {
    await choose(page, 'Support')
    await expect(page).toHaveURL(/\/support$/)
  })

  test('shares the address of the site alone, by the device or by copying it [HEADER-14]', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/motor?employeeId=ravi.agent')
    await page.evaluate(() => Object.assign(navigator, { share: undefined }))
    await choose(page, 'Share')
    await expect(page.getByText(accountArea.linkCopied)).toBeVisible()
    const { origin } = new URL(page.url())
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${origin}/`)
    await page.evaluate(() =>
      Object.assign(navigator, { share: async (shared: object) => Object.assign(window, { shared }) }),
    )
    await choose(page, 'Share')
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'shared')))
      .toEqual({
        title: 'Safar',
        url: `${origin}/`,
      })
  })

  test('is there on a small screen too, where the page behind it stands still [HEADER-16, HEADER-17]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 990, height: 700 })
    const overflow = () =>
      page.evaluate(() =>
        [document.documentElement, document.body].map((at) => getComputedStyle(at).overflowY),
      )
    await accountMenu(page, name).click()
    await expect(page.getByRole('menuitem', { name: 'My Policies' })).toBeVisible()
    await expect.poll(overflow).toContain('hidden')
    await page.keyboard.press('Escape')
    await expect.poll(overflow).not.toContain('hidden')
    await expect(accountMenu(page, name)).toBeFocused()
  })

  test('and the header stay whole under axe', async ({ page }) => {
    await page.goto('/why-choose')
    await accountMenu(page, name).click()
    await isAccessible(page)
  })
})
