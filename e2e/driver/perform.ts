/**
 * Does on the screen what an event's definition says a person does: fills its form by the labels and sends it,
 * presses its tile, or presses its button.
 *
 *   await perform(page, motorEvents['contact.given'], { fullName: 'Asha', mobile: '9876543210' })
 *   await perform(page, motorEvents['number.skipped'], {})
 */
import type { Page } from 'playwright/test'
import type { EventDefinition } from '#machines/core/event.ts'
import { type Answers, askedFields } from '#machines/core/field.ts'
import { entryOf, fill, labelOf } from './fill.ts'
import { today } from './today.ts'
import { namesOf, startingWith } from './words.ts'

export async function perform<P>(page: Page, definition: EventDefinition<P>, payload: P): Promise<void> {
  const answers = payload as Answers
  if (definition.how === 'form') return send(page, definition, answers)
  if (definition.how === 'choice') return choose(page, definition, answers)
  return press(page, definition)
}

/** Presses the button of an event; `which` tells cards of the same button apart. */
export async function press(page: Page, { label }: Pick<EventDefinition, 'label'>, which?: RegExp) {
  const name = which ? new RegExp(`^${label}.*${which.source}`) : namesOf(label)
  await page.getByRole('button', { name }).click()
}

/** Fills a form without sending it. */
export async function fillForm(page: Page, { fields }: Pick<EventDefinition, 'fields'>, answers: Answers) {
  for (const [key, field] of askedFields(fields, answers, today())) {
    if (answers[key] !== undefined) await fill(page, field, answers[key], answers)
  }
}

async function send(page: Page, definition: EventDefinition, answers: Answers): Promise<void> {
  await fillForm(page, definition, answers)
  // A code is sent by its last digit.
  const isCode = Object.values(definition.fields).some(({ control }) => control === 'otp')
  if (!isCode) await press(page, definition)
}

/** A tile, found by searching where there may be more of them than are shown. */
async function choose(page: Page, { fields }: EventDefinition, answers: Answers): Promise<void> {
  for (const [key, field] of Object.entries(fields)) {
    const answer = answers[key]
    const label = field.list ? entryOf(answer) : labelOf(field, answer, answers)
    if (field.list) await page.getByRole('searchbox').fill(label)
    await tiles(page, answer).getByRole('button', { name: startingWith(label) }).first().click()
  }
}

/** Variants stand grouped by their fuel. */
function tiles(page: Page, answer: unknown) {
  const fuel = typeof answer === 'object' && answer !== null && 'fuelType' in answer ? answer.fuelType : ''
  return fuel ? page.getByRole('group', { name: `${fuel} variants`, exact: true }) : page.getByRole('main')
}
