import { expect, type Page } from 'playwright/test'
import { homeEvents } from '#machines/home/home.events.ts'
import { labels } from '#machines/reference/messages/labels.ts'
import { onPage } from './in-hindi.ts'
import { fillForm, press } from './perform.ts'

export type Vehicle = 'Bike' | 'Car'

/** The home page with a category's form open, of another server where its address is given. */
export async function openForm(page: Page, vehicle: Vehicle, home = '/'): Promise<void> {
  await page.goto(home)
  await chooseCategory(page, vehicle)
}

export const chooseCategory = (page: Page, label: string) =>
  page
    .getByRole('group', { name: onPage(page, 'Category') })
    .getByRole('button', { name: new RegExp(`${onPage(page, label)}$`) })
    .click()

/** Gives a number the registry knows, and waits until the page says so before going on. */
export async function giveKnownNumber(
  page: Page,
  vehicle: Vehicle,
  registrationNumber: string,
  home = '/',
): Promise<void> {
  await openForm(page, vehicle, home)
  await fillForm(page, homeEvents['registration.given'], { registrationNumber })
  await expect(page.getByText('We found your')).toBeVisible()
  await press(page, homeEvents['registration.given'])
  await expect(page.getByRole('dialog', { name: labels.rightDetails, exact: true })).toBeVisible()
}
