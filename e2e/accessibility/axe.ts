import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
type RunOnly = { type: 'tag' | 'rule'; values: string[] }

const narrow = { width: 320, height: 640 }
const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 900 }

/** axe finds nothing on the page as it stands, on a small and on a large screen, by day and by night; it fits the narrowest (A11Y-03). */
export async function isAccessible(page: Page): Promise<void> {
  await page.setViewportSize(narrow)
  await fitsWidth(page)
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

/** axe finds no violation on the page at its current width, in either theme; a failure lists rule and element. */
export async function isAccessibleHere(page: Page): Promise<void> {
  await findsNothing(page, 'light', { type: 'tag', values: rules })
  await page.emulateMedia({ colorScheme: 'dark' })
  // Themes differ in their colours alone.
  await findsNothing(page, 'dark', { type: 'rule', values: ['color-contrast'] })
  await page.emulateMedia({ colorScheme: 'light' })
}

async function findsNothing(page: Page, theme: string, runOnly: RunOnly): Promise<void> {
  // No frames, so legacy mode will do. Reporting what passes would take a third of the time, and is not read.
  const { violations } = await new AxeBuilder({ page, axeSource: await missingSource(page) })
    .options({ runOnly, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze()
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  expect(found, `${await page.title()} at ${page.viewportSize()?.width} px, ${theme}`).toEqual([])
}

/** Polled, because what stands beside a page on a wide screen goes a moment after the screen has become narrow. */
async function fitsWidth(page: Page): Promise<void> {
  const beyond = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
  await expect
    .poll(beyond, { message: `px that ${page.url()} is too wide for a screen of ${narrow.width}` })
    .toBeLessThanOrEqual(0)
}

/** Nothing to run where the document has axe from an earlier look: half a megabyte to send and to compile each time. */
const missingSource = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => ('axe' in window ? ';' : undefined))
