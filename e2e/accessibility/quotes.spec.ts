import { expect, type Page } from 'playwright/test'
import { quoteListEvents } from '#machines/motor/quote-list/quote-list.events.ts'
import { press } from '../driver/perform.ts'
import { test } from '../driver/test.ts'
import { card, openQuotes } from '../purchases/shop.ts'
import { isAccessible, isAccessibleHere } from './axe.ts'

async function openPrices(page: Page): Promise<void> {
  await openQuotes(page)
  await expect(page.getByText(/^\d+ prices, from/)).toBeVisible()
}

/** The dialog an event opens, which is then closed again. */
async function examineDialog(page: Page, open: () => Promise<void>): Promise<void> {
  await open()
  await expect(page.getByRole('dialog')).toBeVisible()
  await isAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

// Nothing moves, so that nothing is looked at half way.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('axe finds nothing', () => {
  test('on the quotes, and on what is said of one price [A11Y-03]', async ({ page }) => {
    await openPrices(page)
    await isAccessible(page)
    await examineDialog(page, () => press(page, quoteListEvents['plan.opened'], 'Digit'))
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

  test('on what the prices are for, in a sheet or beside them', async ({ page }) => {
    const unfold = async () => {
      for (const part of ['Accessories', 'Voluntary deductible']) {
        await page.getByRole('button', { name: new RegExp(`^${part}`) }).click()
      }
    }
    await openPrices(page)
    await unfold()
    await isAccessibleHere(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: /^Edit/ }).click()
    await unfold()
    await isAccessibleHere(page)
  })
})
