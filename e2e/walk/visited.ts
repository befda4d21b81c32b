import { expect, type Page } from 'playwright/test'

/** Where each page has been: the one that goes on may lead further before anybody looks. */
const been = new WeakMap<Page, Set<string>>()

/** From now on every address that the page shows is remembered. */
export async function follow(page: Page): Promise<void> {
  const paths = new Set<string>()
  been.set(page, paths)
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) paths.add(new URL(frame.url()).pathname)
  })
}

export const hasVisited = (page: Page, path: string): Promise<void> =>
  expect.poll(() => [...(been.get(page) ?? [])]).toContain(path)
