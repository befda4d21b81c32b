import type { Page } from 'playwright/test'
import { homeEvents } from '#machines/home/home.events.ts'
import { giveKnownNumber, openForm } from '../driver/home.ts'
import { fillForm, press } from '../driver/perform.ts'
import { type SavedUpTo, saveJourney } from '../driver/saved-journey.ts'
import type { Begin } from '../walk/stage.ts'
import { pricesFirst } from './prices-first.ts'

/** Brings a browser to where a start of the motor machine begins. */
export const motorStarts: Readonly<Record<string, Begin>> = {
  'nothing known': async (page) => void (await page.goto('/motor')),
  'a bike': async (page) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Insurance Product' }).click()
    await page.getByRole('menuitem', { name: /^Bike/ }).click()
  },
  'a number from home': (page) => hurryOnWith(page, 'RJ-14-CA-1234'),
  'a number from home, prices first': async (page) => hurryOnWith(page, 'RJ-14-CA-1234', await pricesFirst()),
  'a Bharat series number': (page) => hurryOnWith(page, '22BH1234AB'),
  'a number whose vehicle was denied': async (page) => {
    await giveKnownNumber(page, 'Car', 'RJ-14-CA-1234')
    await page.getByRole('dialog').getByRole('button', { name: 'No', exact: true }).click()
  },
  'without a number': async (page) => {
    await openForm(page, 'Car')
    await press(page, homeEvents['number.skipped'])
  },
  ...Object.fromEntries(
    ([1, 2, 3, 4, 5, 6] as const).map((step) => [`saved step ${step}`, (page: Page) => goOn(page, step)]),
  ),
  'a new vehicle, contact given': (page) => goOn(page, 5),
  // Its proposal has no plan on the server, so that leads on to the prices; until they are there, pages read the journey.
  proposed: async (page) => {
    await goOn(page, 6)
    await page.getByRole('heading', { level: 1, name: 'Your quotes', exact: true }).waitFor()
  },
  paying: (page) => goOn(page, 6),
  paid: (page) => goOn(page, 6),
  'back to ownership': (page) => goOn(page, 6, '?step=ownership'),
  'back to customerDetails': (page) => goOn(page, 6, '?step=customerDetails'),
}

/** Presses the button before the registry has answered, so that the wizard asks it again. */
async function hurryOnWith(page: Page, registrationNumber: string, home?: string): Promise<void> {
  await openForm(page, 'Car', home)
  await fillForm(page, homeEvents['registration.given'], { registrationNumber })
  await press(page, homeEvents['registration.given'])
}

async function goOn(page: Page, step: SavedUpTo, address = ''): Promise<void> {
  await saveJourney(page, step)
  await page.goto(`/motor${address}`)
}
