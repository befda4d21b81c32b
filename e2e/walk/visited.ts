import type { Page } from 'playwright/test'
import { Arrivals } from './arrivals.ts'

/** Where each page has been: the one that goes on may lead further before anybody looks. */
const been = new WeakMap<Page, Arrivals<string>>()

/** From now on every address that the page shows is remembered, until the next step. */
export async function follow(page: Page): Promise<void> {
  been.set(page, new Arrivals())
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) been.get(page)?.add(new URL(frame.url()).pathname)
  })
}

/** Where a page was before a step says nothing of where the step leads. */
export function forgetVisits(page: Page): void {
  if (been.has(page)) been.set(page, new Arrivals())
}

export async function hasVisited(page: Page, path: string | RegExp): Promise<void> {
  const paths = been.get(page)
  if (!paths) throw new Error('Nobody follows the page')
  await paths.until(`at ${path}`, (one) => (typeof path === 'string' ? one === path : path.test(one)))
}
