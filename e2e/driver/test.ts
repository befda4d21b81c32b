import { test as base } from 'playwright/test'

/**
 * A new browser context or tab costs more than what most tests do in it, so every worker keeps one (`reuseContext`).
 * Between two tests Playwright clears cookies, caches, storage, routes, scripts and the clock. This resets the rest: the
 * network, headers, permissions and the history of the tab, and closes what was opened beside it.
 */
export const test = base.extend({
  context: async ({ browser, context }, use) => {
    await use(context)
    for (const other of browser.contexts()) if (other !== context) await other.close()
    await context.setOffline(false)
    await context.setExtraHTTPHeaders({})
    await context.clearPermissions()
  },
  page: async ({ context, page }, use) => {
    const session = await context.newCDPSession(page)
    await session.send('Page.resetNavigationHistory')
    await session.detach()
    await use(page)
  },
})
