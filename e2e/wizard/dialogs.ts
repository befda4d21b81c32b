import { expect, type Page } from 'playwright/test'
import type { ExpiryOutput } from '#machines/expiry/expiry.machine.ts'
import { motorEvents } from '#machines/motor/motor.events.ts'
import { quoteListEvents } from '#machines/quote-list/quote-list.events.ts'
import { chooseBonus, chooseDay, expiryDialog } from '../driver/expiry.ts'
import { giveKnownNumber } from '../driver/home.ts'
import { press } from '../driver/perform.ts'
import { saveJourney } from '../driver/saved-journey.ts'
import type { Begin, Stage } from './walk.ts'

const known =
  (plate: string): Begin =>
  (page) =>
    giveKnownNumber(page, 'Car', plate)

/** Plates of the sandbox whose vehicles are as the starts of the quote dialogs want them. */
export const quoteModalStarts: Readonly<Record<string, Begin>> = {
  'all known': known('RJ-14-CA-1234'),
  'previous policy unknown': known('UP-32-AB-1234'),
  'first year running': known('HR-26-DK-1234'),
}

export const expiryStarts: Readonly<Record<string, Begin>> = {
  'quote flow': async (page) => {
    await saveJourney(page, 5)
    await page.goto('/motor')
    await press(page, motorEvents['expiry.opened'])
  },
  'quote list': async (page) => {
    const { customerLeadId } = await saveJourney(page, 6)
    await page.goto(`/quotelist/${customerLeadId}`)
    await press(page, quoteListEvents['expiry.opened'])
  },
}

export const expiryPicks: Stage['picks'] = {
  'date.chosen': (page, { endDate }) => chooseDay(page, endDate),
  'ncb.chosen': (page, { ncb }) => chooseBonus(page, ncb),
}

/** The dialogs of the expiry machine, answered as it then tells its parent. */
export async function answerExpiry(page: Page, output: unknown): Promise<void> {
  const { answer } = output as ExpiryOutput
  if (answer?.endDate === undefined) {
    await expiryDialog(page).getByRole('button', { name: 'Close', exact: true }).click()
    return expect(expiryDialog(page)).toBeHidden()
  }
  await chooseDay(page, answer.endDate)
  await chooseBonus(page, answer.exceeded ? undefined : answer.ncb)
}
