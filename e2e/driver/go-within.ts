import type { Page } from 'playwright/test'

/** To another address within the page, as a link leads there. */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => history.pushState({}, '', to), path)
