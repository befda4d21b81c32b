import { expect, type Page } from 'playwright/test'
import { homeEvents } from '#machines/home/home.events.ts'
import { kycMachine } from '#machines/purchase/kyc/kyc.machine.ts'
import { chooseCategory } from '../driver/home.ts'
import { screenAt } from '../driver/screen-at.ts'
import { standsAt } from '../driver/stands-at.ts'
import { test } from '../driver/test.ts'
import { fieldsToFill } from './fields-to-fill.ts'
import {
  askPrices,
  chooseHealthPlan,
  declare,
  giveAddresses,
  giveInsured,
  giveMedical,
  giveNominee,
  healthAt,
  proveIdentity,
} from './health.ts'

test('asks four things before the first price, and at most 25 in all until an identified person pays', async ({
  page,
}) => {
  await page.goto('/')
  await chooseCategory(page, 'Health')
  await expect(page.getByRole('button', { name: homeEvents['health.given'].label })).toBeVisible()
  const atHome = await fieldsToFill(page)
  expect(atHome).toBeGreaterThan(0)
  expect(atHome).toBeLessThanOrEqual(4)
  await askPrices(page)
  await chooseHealthPlan(page, 'Digit')
  // The declaration is a tick.
  let asked = atHome + 1
  for (const [opens, give] of pages) {
    await opens(page)
    asked += await fieldsToFill(page)
    await give(page)
  }
  await declare(page)
  expect(asked).toBeGreaterThan(15)
  expect(asked).toBeLessThanOrEqual(25)
})

type Step = (page: Page) => Promise<void>
const at =
  (state: string): Step =>
  (page) =>
    healthAt(page, state)
const pages: readonly (readonly [opens: Step, give: Step])[] = [
  [at('person'), (page) => giveInsured(page)],
  [(page) => standsAt(page, screenAt(kycMachine, 'asking')), proveIdentity],
  [at('medical'), (page) => giveMedical(page)],
  [at('addresses'), giveAddresses],
  [at('nominee'), giveNominee],
]
