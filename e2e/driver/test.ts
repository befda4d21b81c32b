import { test as base } from 'playwright/test'

/**
 * A new browser context costs more than what most tests do in it, so every worker keeps one (`reuseContext`). Between
 * two tests Playwright clears cookies, caches, storage, routes, scripts and the clock. This resets the rest: the
 * network, headers, permissions, and the tab with its session storage and history.
 */
export const test = base.extend({
  context: async ({ context }, use) => {
    await use(context)
    await context.setOffline(false)
    await context.setExtraHTTPHeaders({})
    await context.clearPermissions()
  },
  page: async ({ context }, use) => {
    const tabs = context.pages()
    const page = await context.newPage()
    for (const tab of tabs) await tab.close()
    await use(page)
  },
})
