import { expect } from 'playwright/test'
import type { PayloadOf } from '#machines/core/event.ts'
import { petLimits } from '#machines/pet/record/pet-limits.ts'
import { petEvents } from '#machines/pet/wizard/pet.events.ts'
import { petTexts } from '#machines/reference/messages/pet.ts'
import { messages } from '#machines/reference/messages.ts'
import { addDays, addYears } from '#machines/rules/calendar.ts'
import { fillForm, press } from '../driver/perform.ts'
import { test } from '../driver/test.ts'
import { today } from '../driver/today.ts'
import { beginPets, givePet, petAt, rex } from '../purchases/pet.ts'

type Given = Partial<PayloadOf<(typeof petEvents)['pet.given']>>

const { weightKg, microchip, ageYears } = petLimits
const wrong: { what: string; given: Given; field: string; message: string }[] = [
  { what: 'no name', given: { name: '' }, field: 'Name', message: messages.form.required },
  {
    what: 'a birthday to come',
    given: { dateOfBirth: addDays(today(), 1) },
    field: 'Birth date',
    message: petTexts.born,
  },
  {
    what: 'a birthday too long ago',
    given: { dateOfBirth: addYears(today(), -ageYears.max - 2) },
    field: 'Birth date',
    message: petTexts.tooOld(ageYears.max),
  },
  {
    what: 'no weight a dog can have',
    given: { weight: 0.1 },
    field: 'Weight in kg',
    message: petTexts.weight(weightKg.dog.min, weightKg.dog.max),
  },
  {
    what: 'half a microchip number',
    given: { microchipped: 'yes', microchip: '35600' },
    field: 'Microchip number',
    message: petTexts.microchip(microchip.digits),
  },
]

test.describe('a wrong answer of a pet is told beside its field', () => {
  for (const { what, given, field, message } of wrong) {
    test(`${what}: ${message}`, async ({ page }) => {
      await beginPets(page)
      await fillForm(page, petEvents['pet.given'], { ...rex, ...given })
      await press(page, petEvents['pet.given'])
      const control = page.getByRole('textbox', { name: field, exact: true })
      await expect(control).toHaveAttribute('aria-invalid', 'true')
      await expect(control).toHaveAccessibleDescription(new RegExp(message))
      await expect(control).toBeFocused()
      await petAt(page, 'pet')
    })
  }

  test('an empty form names every answer that is missing, the first has the focus', async ({ page }) => {
    await beginPets(page)
    await press(page, petEvents['pet.given'])
    await expect
      .poll(() => page.getByText(messages.form.required, { exact: true }).count())
      .toBeGreaterThan(4)
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
    await givePet(page, rex)
  })
})

test('an owner with half a number and an unknown pincode is told so [VALID-51]', async ({ page }) => {
  await page.goto('/pet')
  await page.getByLabel('Mobile number').fill('98765')
  await press(page, petEvents['owner.given'])
  await expect(page.getByLabel('Mobile number')).toHaveAccessibleDescription(new RegExp(messages.form.mobile))
  await expect(page.getByLabel('Your name')).toBeFocused()
  await page.getByLabel('Your name').fill('a'.repeat(60))
  await expect(page.getByLabel('Your name')).toHaveValue('a'.repeat(50))
})

for (const address of ['/pet?step=nothing', '/pet?step=open', '/pet?step=pets'])
  test(`${address} of a journey that has not begun asks for the owner first`, async ({ page }) => {
    await page.goto(address)
    await expect(page.getByLabel('Mobile number')).toBeVisible()
  })
