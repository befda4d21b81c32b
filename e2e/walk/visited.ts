import type { Page } from 'playwright/test'
import { Arrivals } from './arrivals.ts'

/** Where each page has been: the one that goes on may lead further before anybody looks. */
const been = new WeakMap<Page, Arrivals<string>>()

/** From now on every address that the page shows is remembered. */
export async function follow(page: Page): Promise<void> {
  const paths = new Arrivals<string>()
  been.set(page, paths)
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) paths.add(new URL(frame.url()).pathname)
  })
}

export async function hasVisited(page: Page, path: string | RegExp): Promise<void> {
  const paths = been.get(page)
  if (!paths) throw new Error('Nobody follows the page')
  await paths.until(`at ${path}`, (one) => (typeof path === 'string' ? one === path : path.test(one)))
}
