import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 900 }

/** axe finds nothing on the page as it stands, on a small and on a large screen. */
export async function isAccessible(page: Page): Promise<void> {
  await page.setViewportSize(phone)
  await isAccessibleHere(page)
  await page.setViewportSize(desk)
  await isAccessibleHere(page)
}

/** axe finds nothing on the page as wide as it is; what it finds is told by rule and element. */
export async function isAccessibleHere(page: Page): Promise<void> {
  // There are no frames, so axe need not be carried into them.
  const { violations } = await new AxeBuilder({ page }).withTags(rules).setLegacyMode().analyze()
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  expect(found, `${await page.title()} at ${page.viewportSize()?.width} px`).toEqual([])
}
