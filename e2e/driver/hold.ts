import type { Page } from 'playwright/test'

/** Holds what a page fetches from such an address, until it is let go. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let letGo = () => {}
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(address, async (route) => {
    await isLetGo
    await route.continue()
  })
  return letGo
}
