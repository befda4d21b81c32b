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

export async function pathsAreMade(page: Page): Promise<void> {
  await expect(verdict(page)).toBeVisible()
  await expect(page.locator('[data-stale]')).toHaveCount(0)
}
