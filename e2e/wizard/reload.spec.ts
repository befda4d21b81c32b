import { expect, type Page } from 'playwright/test'
import type { PayloadOf } from '#machines/core/event.ts'
import { motorEvents } from '#machines/motor/wizard/motor.events.ts'
import { messages } from '#machines/reference/messages.ts'
import { expectFilled } from '../driver/filled.ts'
import { fillForm, perform, press } from '../driver/perform.ts'
import { type SavedUpTo, saveJourney, withoutEntry } from '../driver/saved-journey.ts'
import { test } from '../driver/test.ts'
import { today } from '../driver/today.ts'
import { wizardStandsAt } from './doors.ts'

type Events = typeof motorEvents
type Asked = { state: string; event: keyof Events }

/** The screens of the wizard in the order a person without a number meets them. */
const screens: readonly Asked[] = [
  { state: 'registrationNumber.city', event: 'city.chosen' },
  { state: 'make', event: 'make.chosen' },
  { state: 'model', event: 'model.chosen' },
  { state: 'variant', event: 'variant.chosen' },
  { state: 'vehicleDates', event: 'dates.given' },
  { state: 'ownership', event: 'ownership.given' },
  { state: 'customerDetails', event: 'contact.given' },
  { state: 'previousPolicy.asking', event: 'previousPolicy.given' },
]

/** Where the resume table leads from saved steps 1 to 6. */
const resumed = ['make', 'model', 'variant', 'vehicleDates', 'previousPolicy.asking', 'quotation'] as const

const sampleOf = <K extends keyof Events>(event: K): PayloadOf<Events[K]> => {
  const [usual] = motorEvents[event].samples(today())
  if (usual === undefined) throw new Error(`${event} has no sample`)
  return usual as PayloadOf<Events[K]>
}

test('loses no answer at any screen by reload, back and forward', async ({ page }) => {
  await page.goto('/motor')
  await perform(page, motorEvents['vehicle.chosen'], { vehicleType: '4w' })
  await press(page, motorEvents['number.skipped'])
  let before = 'start.number'
  for (const { state, event } of screens) {
    await test.step(state, async () => {
      await wizardStandsAt(page, state)
      await typed(page, event)
      await page.reload()
      await stillThere(page, state, event)
      await page.goBack()
      await wizardStandsAt(page, before)
      await page.goForward()
      await stillThere(page, state, event)
      await perform(page, motorEvents[event], sampleOf(event) as never)
    })
    before = state
  }
  await wizardStandsAt(page, 'quotation')
})

/** Answers of a form, not sent yet; a tile answers at once, so before it there is nothing to lose. */
async function typed(page: Page, event: Asked['event']): Promise<void> {
  if (motorEvents[event].how === 'form') await fillForm(page, motorEvents[event], sampleOf(event))
}

async function stillThere(page: Page, state: string, event: Asked['event']): Promise<void> {
  await wizardStandsAt(page, state)
  if (motorEvents[event].how === 'form') await expectFilled(page, motorEvents[event], sampleOf(event))
}

test('keeps a number that is being typed, and asks the registry again about a whole one', async ({
  page,
}) => {
  await page.goto('/motor')
  await perform(page, motorEvents['vehicle.chosen'], { vehicleType: '4w' })
  await fillForm(page, motorEvents['registration.given'], { registrationNumber: 'RJ-14-CA' })
  await page.reload()
  await wizardStandsAt(page, 'start.number')
  await expectFilled(page, motorEvents['registration.given'], { registrationNumber: 'RJ-14-CA' })
  await perform(page, motorEvents['registration.given'], {
    registrationNumber: 'RJ-14-CA-1234',
    vehicleType: '4w',
  })
  await wizardStandsAt(page, 'registrationNumber.confirming')
  await page.reload()
  await wizardStandsAt(page, 'registrationNumber.confirming')
})

test('stays at a dead end, from where Back leads to its question, still answered', async ({ page }) => {
  const [, tooYoung] = motorEvents['dates.given'].samples(today())
  if (!tooYoung) throw new Error('No sample is too young')
  await saveJourney(page, 4)
  await page.goto('/motor')
  await perform(page, motorEvents['dates.given'], tooYoung)
  await wizardStandsAt(page, 'noPlans')
  await page.reload()
  await wizardStandsAt(page, 'noPlans')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await wizardStandsAt(page, 'vehicleDates')
  await expectFilled(page, motorEvents['dates.given'], tooYoung)
})

for (const [index, state] of resumed.entries()) {
  const step = (index + 1) as SavedUpTo
  test(`opens in a second tab where saved step ${step} leads [RESUME-0${step}]`, async ({
    page,
    context,
  }) => {
    await saveJourney(page, step)
    await page.goto('/motor')
    await wizardStandsAt(page, state)
    const second = await context.newPage()
    await second.goto('/motor')
    await wizardStandsAt(second, state)
  })
}

test('asks in the first tab whose answers count where the second has moved the journey', async ({
  page,
  context,
}) => {
  await saveJourney(page, 4, withoutEntry)
  await page.goto('/motor?step=vehicleDates')
  await wizardStandsAt(page, 'vehicleDates')
  const second = await context.newPage()
  await second.goto('/motor')
  await perform(second, motorEvents['dates.given'], sampleOf('dates.given'))
  await perform(second, motorEvents['ownership.given'], sampleOf('ownership.given'))
  await perform(second, motorEvents['contact.given'], sampleOf('contact.given'))
  await wizardStandsAt(second, 'previousPolicy.asking')

  await perform(page, motorEvents['dates.given'], sampleOf('dates.given'))
  await perform(page, motorEvents['ownership.given'], {
    customerType: 'organisation',
    ownerChanged: 'no',
    isNew: false,
  })
  await perform(page, motorEvents['contact.given'], {
    ...sampleOf('contact.given'),
    fullName: 'Ravi Sharma',
  })
  const dialog = page.getByRole('dialog', { name: messages.merge.title })
  for (const answer of ['Ownership', 'Full name']) {
    await expect(dialog.getByRole('radiogroup', { name: answer })).toBeVisible()
  }
  await page.getByRole('button', { name: messages.merge.takeTheirs, exact: true }).click()
  await expect(page.getByText(messages.journey.savedElsewhere)).toBeVisible()
  await wizardStandsAt(page, 'previousPolicy.asking')
})
