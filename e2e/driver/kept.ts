import type { Page } from 'playwright/test'

/** What stands in a storage of the page, as text. */
export const storedIn = (page: Page, storage: 'localStorage' | 'sessionStorage', key: string) =>
  page.evaluate(([place, name]) => window[place].getItem(name), [storage, key] as const)

/** The client state that lives in this tab alone. */
export async function tabState(page: Page): Promise<Record<string, unknown>> {
  return JSON.parse((await storedIn(page, 'sessionStorage', 'policyState')) ?? '{}')
}

export async function cookieNames(page: Page): Promise<string[]> {
  return (await page.context().cookies()).map(({ name }) => name)
}
