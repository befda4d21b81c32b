import { expect, type Page } from 'playwright/test'
import type { StateMeta } from '#machines/core/meta.ts'
import { onPage } from './in-hindi.ts'

const mostMs = 40_000

/** The page is where the machine is: its heading is the title of the state, also behind a dialog. */
export async function standsAt(page: Page, { title: english = '' }: Pick<StateMeta, 'title'>): Promise<void> {
  const title = onPage(page, english)
  const heading = page.locator('h1')
  // An assertion looks more and more seldom, and has the whole page described each time.
  await heading.filter({ hasText: title }).first().waitFor({ state: 'attached', timeout: mostMs })
  await expect(heading).toHaveText(title)
}
