import { expect, type Page } from 'playwright/test'
import { screenOf } from '#machines/core/screen.ts'
import type { ExpiryOutput } from '#machines/motor/expiry/expiry.machine.ts'
import { expiryTestModel } from '#machines/motor/expiry/expiry.test-model.ts'
import { quoteListEvents } from '#machines/motor/quote-list/quote-list.events.ts'
import { quoteModalTestModel } from '#machines/motor/quote-modal/quote-modal.test-model.ts'
import { motorEvents } from '#machines/motor/wizard/motor.events.ts'
import { labels } from '#machines/reference/messages/labels.ts'
import { chooseBonus, chooseDay, chooseExpiry, expiryDialog } from '../driver/expiry.ts'
import { giveKnownNumber } from '../driver/home.ts'
import { press } from '../driver/perform.ts'
import { saveJourney } from '../driver/saved-journey.ts'
import type { Begin, Stage, Walk } from '../walk/stage.ts'
import { modalCalls } from './calls.ts'
import { pricesFirst } from './prices-first.ts'

/** The dialog on top is named by the state; once it is closed there is none. */
async function expectState({ page, snapshot }: Walk): Promise<void> {
  if (snapshot.status === 'done') return expect(page.getByRole('dialog')).toHaveCount(0)
  const { title = '', view } = screenOf(snapshot)
  const name = view === 'expiry' ? labels.expiryTitle : title
  await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible()
}

const place = (page: Page) => page.getByRole('dialog')

const known =
  (plate: string, home?: () => Promise<string>): Begin =>
  async (page) =>
    giveKnownNumber(page, 'Car', plate, await home?.())

/** Begun with plates of the sandbox whose vehicles are as the starts want them. */
export const quoteModalStage: Stage = {
  testModel: quoteModalTestModel,
  calls: modalCalls,
  starts: {
    'all known': known('RJ-14-CA-1234'),
    'prices first': known('RJ-14-CA-1234', pricesFirst),
    'first year running': known('HR-26-DK-1234'),
  },
  expectState,
  place,
  causes: { expiry: ({ page }, { output }) => answerExpiry(page, output) },
}

export const expiryStage: Stage = {
  testModel: expiryTestModel,
  calls: {},
  starts: {
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
  },
  expectState,
  place,
  causes: {
    'date.chosen': ({ page }, { endDate }) => chooseDay(page, endDate),
    'ncb.chosen': ({ page }, { ncb }) => chooseBonus(page, ncb),
  },
}

/** The dialogs of the expiry machine, answered as it then tells its parent. */
export async function answerExpiry(page: Page, output: unknown): Promise<void> {
  const { answer } = output as ExpiryOutput
  if (answer?.endDate === undefined) {
    await expiryDialog(page).getByRole('button', { name: 'Close', exact: true }).click()
    return expect(expiryDialog(page)).toBeHidden()
  }
  await chooseDay(page, answer.endDate)
  if (!answer.exceeded) await chooseBonus(page, answer.ncb)
}

/** Both dialogs, opened from a form; without a day it is not known. */
export async function findOutExpiry(page: Page, endDate: string | undefined, ncb: unknown): Promise<void> {
  if (endDate !== undefined) return chooseExpiry(page, endDate, ncb)
  await press(page, motorEvents['expiry.opened'])
  await expiryDialog(page).getByRole('button', { name: labels.expiryUnknown, exact: true }).click()
  await chooseBonus(page, ncb)
}
