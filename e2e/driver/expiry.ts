import { expect, type Page } from 'playwright/test'
import { isExceeded } from '#machines/motor/rules/business-type.ts'
import { motorEvents } from '#machines/motor/wizard/motor.events.ts'
import { labels } from '#machines/reference/messages/labels.ts'
import { onPage } from './in-hindi.ts'
import { today } from './today.ts'
import { namesOf } from './words.ts'

export const expiryDialog = (page: Page) =>
  page.getByRole('dialog', { name: labels.expiryTitle, exact: true })
export const bonusDialog = (page: Page) => page.getByRole('dialog', { name: labels.ncbTitle, exact: true })

/** Opens the two dialogs from a form and answers both, or closes the second where no bonus is told. */
export async function chooseExpiry(page: Page, endDate: string, ncb: unknown): Promise<void> {
  const { label } = motorEvents['expiry.opened']
  await page.getByRole('button', { name: namesOf(label, (text) => onPage(page, text)) }).click()
  await chooseDay(page, endDate)
  if (isExceeded(endDate, today())) return expect(expiryDialog(page)).toBeHidden()
  await chooseBonus(page, ncb)
}

export async function chooseBonus(page: Page, ncb: unknown): Promise<void> {
  const answer = ncb === undefined ? 'Close' : `${ncb}%`
  await bonusDialog(page).getByRole('button', { name: answer, exact: true }).click()
  await expect(bonusDialog(page)).toBeHidden()
}

/** Turns the calendar of the dialog to a day's month and presses the day. */
export async function chooseDay(page: Page, day: string): Promise<void> {
  const dialog = expiryDialog(page)
  const month = dialog.getByRole('grid', { name: monthOf(day), exact: true })
  const first = dialog.getByRole('grid').first()
  const isEarlier = monthNumber((await first.getAttribute('aria-label')) ?? '') < monthNumber(day)
  while (!(await month.isVisible())) {
    const shown = (await first.getAttribute('aria-label')) ?? ''
    await dialog.getByRole('button', { name: isEarlier ? 'Next month' : 'Previous month' }).click()
    await expect(first).not.toHaveAttribute('aria-label', shown)
  }
  await month.getByRole('button', { name: dayName(day) }).click()
}

const monthText = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const dayText = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** August 2026 */
export const monthOf = (day: string): string => monthText.format(new Date(day))

/** 21 August 2026, with whatever stands around it. */
function dayName(day: string): RegExp {
  const parts = Object.fromEntries(
    dayText.formatToParts(new Date(day)).map(({ type, value }) => [type, value]),
  )
  return new RegExp(`\\b${parts.day} ${parts.month} ${parts.year}\\b`)
}

/** Months since the year 0, of a day or of words such as August 2026. */
function monthNumber(said: string): number {
  const date = new Date(/^\d/.test(said) ? said : `1 ${said} UTC`)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}
