import { expect, type Page } from 'playwright/test'
import { inHindi } from '../driver/in-hindi.ts'

export const toEnglish = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'English', exact: true })
export const isInHindi = (page: Page) => expect(page.locator('html')).toHaveAttribute('lang', 'hi')
export const plateIn = (page: Page) => page.getByRole('textbox', { name: inHindi('Registration number') })
