import { expect, type Locator, type Page } from 'playwright/test'
import { newestMessage } from './sandbox.ts'
import { codeIn } from './sign-in.ts'

export const journeys = (page: Page): Locator => page.getByRole('list', { name: 'Journeys' })
export const rowsOf = (page: Page): Locator => journeys(page).getByRole('listitem')
/** The one row that shows some text. */
export const rowWith = (page: Page, text: string): Locator => rowsOf(page).filter({ hasText: text })

export async function openDesk(page: Page, filters = ''): Promise<void> {
  await page.goto(`/desk${filters}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Your desk' })).toBeVisible()
}

/** Types into the search, and waits for what it finds. */
export async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').fill(text)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

export async function findOnly(page: Page, text: string): Promise<Locator> {
  await search(page, text)
  await expect(rowsOf(page)).toHaveCount(1)
  return rowsOf(page)
}

/** Something of the menu of a row. */
export async function choose(row: Locator, deed: string): Promise<void> {
  await row.getByRole('button', { name: 'More' }).click()
  await row.getByRole('menuitem', { name: deed, exact: true }).click()
}

export const goOn = (row: Locator): Promise<void> => row.getByRole('link', { name: /^Continue/ }).click()

/** The customer's phone rings, and the customer tells the code. */
export async function tellCode(page: Page, mobile: string): Promise<void> {
  const before = await newestMessage(page, mobile)
  await page.getByRole('dialog').getByRole('button', { name: 'Send code' }).click()
  await expect.poll(() => newestMessage(page, mobile)).not.toBe(before)
  const code = codeIn(await newestMessage(page, mobile))
  await page.getByRole('dialog').getByRole('textbox', { name: 'The customer’s code' }).fill(code)
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
