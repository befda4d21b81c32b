import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 900 }

/** axe finds nothing on the page as it stands, on a small and on a large screen. */
export async function isAccessible(page: Page): Promise<void> {
  for (const size of [phone, desk]) {
    await page.setViewportSize(size)
    // From the top: a button that is half under the header as a page was scrolled by chance counts as too small.
    await page.evaluate(() => window.scrollTo(0, 0))
    await isAccessibleHere(page)
  }
}

/** The same once the page has come to where it is expected, with something to use. */
export async function examine(page: Page, standing: Promise<void>): Promise<void> {
  await standing
  const main = page.getByRole('main')
  await main.getByRole('button').or(main.getByRole('link')).first().waitFor()
  await isAccessible(page)
}

/** axe finds no violation on the page at its current width; a failure lists rule and element. */
export async function isAccessibleHere(page: Page): Promise<void> {
  // No frames, so legacy mode will do. Reporting what passes would take a third of the time, and is not read.
  const { violations } = await new AxeBuilder({ page, axeSource: await missingSource(page) })
    .options({ runOnly: { type: 'tag', values: rules }, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze()
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  expect(found, `${await page.title()} at ${page.viewportSize()?.width} px`).toEqual([])
}

/** Nothing to run where the document has axe from an earlier look: half a megabyte to send and to compile each time. */
const missingSource = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => ('axe' in window ? ';' : undefined))
