import { expect, type Page, test } from 'playwright/test'
import { quoteListEvents } from '#machines/quote-list/quote-list.events.ts'
import { press } from '../driver/perform.ts'
import { card, openQuotes } from '../purchases/shop.ts'
import { isAccessible, onEveryScreen } from './axe.ts'

async function openPrices(page: Page): Promise<void> {
  await openQuotes(page)
  await expect(page.getByText(/^12 insurers have answered/)).toBeVisible()
}

/** The dialog an event opens, which is then closed again. */
async function examineDialog(page: Page, open: () => Promise<void>): Promise<void> {
  await open()
  await expect(page.getByRole('dialog')).toBeVisible()
  await isAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

onEveryScreen(() => {
  test('on the quotes, and on what is said of one price', async ({ page }) => {
    await openPrices(page)
    await isAccessible(page)
    await examineDialog(page, () => press(page, quoteListEvents['plan.opened'], /Digit$/))
    await examineDialog(page, () => press(page, quoteListEvents['assumptions.opened']))
    await examineDialog(page, () => press(page, quoteListEvents['sharing.opened']))
  })

  test('on the comparison', async ({ page }) => {
    await openPrices(page)
    for (const insurer of ['Digit', 'Shriram']) {
      await card(page, insurer).getByRole('checkbox').check()
    }
    await isAccessible(page)
    await examineDialog(page, () => press(page, quoteListEvents['comparison.opened']))
  })

  test('on what the prices are for, beside them or in a sheet', async ({ page, viewport }) => {
    await openPrices(page)
    const isSmall = (viewport?.width ?? 0) < 1024
    if (isSmall) await page.getByRole('button', { name: /^Edit/ }).click()
    for (const part of ['Accessories', 'Pay less, bear more']) {
      await page.getByRole('button', { name: new RegExp(`^${part}`) }).click()
    }
    await isAccessible(page)
  })
})
