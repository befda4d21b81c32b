import { expect, type Locator, type Page } from 'playwright/test'
import { paths as texts } from '#machines/reference/messages/paths.ts'

export const steps = (page: Page): Locator => page.getByRole('list', { name: texts.steps, exact: true })
export const currentStep = (page: Page): Locator => steps(page).locator('[aria-current=step]')
export const verdict = (page: Page): Locator => page.getByRole('region', { name: texts.verdict })

/** Opens the paths of a machine and waits until they are made. */
export async function openPaths(page: Page, machine: string, search = ''): Promise<void> {
  await page.goto(`/graphs/${machine}/paths${search}`)
  await pathsAreMade(page)
}

/**
 * Until the server has made them or has given up. It makes one suite at a time and limits each itself, so how long that
 * takes says nothing of the page; only the test's own limit ends the waiting.
 */
export async function pathsAreMade(page: Page): Promise<void> {
  const made = verdict(page).and(page.locator(':not([data-stale])'))
  const gaveUp = page.getByRole('alert').filter({ has: page.getByRole('button', { name: texts.retry }) })
  await made.or(gaveUp).first().waitFor({ timeout: 0 })
  await expect(gaveUp).toHaveCount(0)
  await expect(page.locator('[data-stale]')).toHaveCount(0)
}

/** The verdict of a suite that was just asked for, told from the one before by its words. */
export const verdictSays = (page: Page, words: string): Promise<void> =>
  verdict(page).filter({ hasText: words }).waitFor({ timeout: 0 })

/** As the paths: the server checks a model when it has made what was asked for before. */
export const checksAreMade = (page: Page): Promise<void> =>
  page.getByText(texts.checking).waitFor({ state: 'hidden', timeout: 0 })
