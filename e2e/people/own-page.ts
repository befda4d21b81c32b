import type { Page } from 'playwright/test'

/** Opens a section of the profile page by its address. */
export const openSection = (page: Page, section: string) => page.goto(`/my-profile?section=${section}`)

/** The cards of a list there. */
export const cards = (page: Page, list: string) => page.getByRole('list', { name: list }).getByRole('article')
