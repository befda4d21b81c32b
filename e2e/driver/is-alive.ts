import type { Page } from 'playwright/test'

/** A page that the server drew hears its own links by now; before, they lead to another document. */
export const isAlive = (page: Page): Promise<unknown> => page.waitForFunction(() => window.earlyTap === null)
