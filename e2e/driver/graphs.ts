import { expect, type Locator, type Page } from 'playwright/test'
import type { GraphViewName } from '#contract/views/graph-query.ts'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'

/** Opens a view of a machine and waits until it is there. */
export async function openGraph(page: Page, machine: string, search = ''): Promise<void> {
  await page.goto(`/graphs/${machine}${search}`)
  await viewIsShown(page, (new URLSearchParams(search).get('view') ?? 'map') as GraphViewName)
}

export async function viewIsShown(page: Page, view: GraphViewName): Promise<void> {
  await expect(page.getByRole('region', { name: texts.view[view], exact: true })).toBeVisible()
  // The page that the server drew is taken over by its script, which makes the map one stop of Tab.
  const map = drawing(page)
  if ((await map.count()) > 0) await expect(map.locator('a[tabindex="0"]')).toHaveCount(1)
}

export const drawing = (page: Page): Locator => page.getByRole('region', { name: /^Map of / })
export const place = (page: Page): Locator => page.getByRole('complementary', { name: texts.place })
export const stateOnMap = (page: Page, id: string): Locator => drawing(page).locator(`[data-state="${id}"]`)

/** Where everything stands that must not move: the parts of the map and what is around it. */
export const standing = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main nav, main form, main section, .map a, .map path')].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect()
      return [part.getAttribute('data-state') ?? part.nodeName, x, y, width, height].join(' ')
    }),
  )

/** The filters stand behind one button. */
export const openFilters = (page: Page): Promise<void> =>
  page.getByText(texts.filterMenu, { exact: true }).click()
