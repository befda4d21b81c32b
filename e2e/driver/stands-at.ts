import { expect, type Page } from 'playwright/test'
import type { StateMeta } from '#machines/core/meta.ts'

/** The page is where the machine is: its heading is the title of the state, also behind a dialog. */
export async function standsAt(page: Page, { title = '' }: Pick<StateMeta, 'title'>): Promise<void> {
  await expect(page.locator('h1')).toHaveText(title)
}
