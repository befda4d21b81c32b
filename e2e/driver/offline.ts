import { expect, type Page } from 'playwright/test'

/**
 * Takes the network from a page. Chromium tells its network process beside the requests, so under load the next one
 * might still get through: it counts from when one has failed.
 */
export async function loseNetwork(page: Page): Promise<void> {
  await page.context().setOffline(true)
  const fails = () =>
    page.evaluate(() =>
      fetch('/readyz').then(
        () => false,
        () => true,
      ),
    )
  await expect.poll(fails).toBe(true)
}
