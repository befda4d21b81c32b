import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from 'playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** axe finds nothing on the page as it stands; what it finds is told by rule and element. */
export async function isAccessible(page: Page): Promise<void> {
  // There are no frames, so axe need not be carried into them.
  const { violations } = await new AxeBuilder({ page }).withTags(rules).setLegacyMode().analyze()
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  expect(found, await page.title()).toEqual([])
}

const viewports = [
  { name: 'a phone', viewport: { width: 390, height: 844 } },
  { name: 'a desk', viewport: { width: 1280, height: 900 } },
] as const

/** The same tests on a small and on a large screen; nothing moves, so that nothing is looked at half way. */
export function onEveryScreen(tests: () => void): void {
  for (const { name, viewport } of viewports) {
    test.describe(`axe finds nothing on ${name}`, () => {
      test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })
      tests()
    })
  }
}
