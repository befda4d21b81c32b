import { type BrowserContext, test as base, expect } from 'playwright/test'

/** What a page says whose code was on its way when it was left; the second is React's word for a part of it. */
const codeDidNotCome = /dynamically imported module|React error #422/

/**
 * A new browser context or tab costs more than what most tests do in it, so every worker keeps one (`reuseContext`).
 * Between two tests Playwright clears cookies, caches, storage, routes, scripts and the clock. This resets the rest: the
 * network, headers, permissions and the history of the tab, and closes what was opened beside it.
 *
 * A test also fails on what a page of any context does not catch, such as a drawn page that is not the one that comes
 * alive, and on what the Content-Security-Policy refuses.
 */
export const test = base.extend({
  context: async ({ browser, context }, use) => {
    const faults: string[] = []
    const watch = (one: BrowserContext) => {
      one.on('weberror', (thrown) => {
        const told = String(thrown.error().stack)
        if (!codeDidNotCome.test(told)) faults.push(told)
      })
      one.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) faults.push(message.text())
      })
    }
    watch(context)
    browser.on('context', watch)
    await use(context)
    browser.off('context', watch)
    context.removeAllListeners()
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
