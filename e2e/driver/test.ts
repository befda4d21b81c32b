import { test as base, type ConsoleMessage, expect, type WebError } from 'playwright/test'

/**
 * A new browser context or tab costs more than what most tests do in it, so every worker keeps one (`reuseContext`).
 * Between two tests Playwright clears cookies, caches, storage, routes, scripts and the clock. This resets the rest: the
 * network, headers, permissions and the history of the tab, and closes what was opened beside it.
 *
 * A test also fails on what a page does not catch, such as a drawn page that is not the one that comes alive, and on what
 * the Content-Security-Policy refuses.
 */
export const test = base.extend({
  context: async ({ browser, context }, use) => {
    const faults: string[] = []
    const onError = (thrown: WebError) => faults.push(String(thrown.error().stack))
    const onMessage = (message: ConsoleMessage) => {
      if (message.text().includes('Content Security Policy')) faults.push(message.text())
    }
    context.on('weberror', onError).on('console', onMessage)
    await use(context)
    context.off('weberror', onError).off('console', onMessage)
    for (const other of browser.contexts()) if (other !== context) await other.close()
    await context.setOffline(false)
    await context.setExtraHTTPHeaders({})
    await context.clearPermissions()
    expect(faults).toEqual([])
  },
  page: async ({ context, page }, use) => {
    const session = await context.newCDPSession(page)
    await session.send('Page.resetNavigationHistory')
    await session.detach()
    await use(page)
  },
})
