import { test as base } from 'playwright/test'

/**
 * A new browser context or tab costs more than what most tests do in it, so every worker keeps one (`reuseContext`).
 * Between two tests Playwright clears cookies, caches, storage, routes, scripts and the clock. This resets the rest: the
 * network, headers, permissions, and the history of the tab.
 */
export const test = base.extend({
  context: async ({ context }, use) => {
    await use(context)
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
