/**
 * Does on the screen what an event's definition says a person does: fills its form by the labels and sends it,
 * presses its tile, or presses its button.
 *
 *   await perform(page, motorEvents['contact.given'], { fullName: 'Asha', mobile: '9876543210' })
 *   await perform(page, motorEvents['number.skipped'], {})
 */
import type { Page } from 'playwright/test'
import type { EventDefinition } from '#machines/core/event.ts'
import { type Answers, type Field, visibleFields } from '#machines/core/field.ts'
import { isExceeded } from '#machines/motor/rules/business-type.ts'
import { entryOf, fill, labelOf } from './fill.ts'
import { onPage } from './in-hindi.ts'
import { today } from './today.ts'
import { nameOnCard, namesOf, startingWith } from './words.ts'

export async function perform<P>(page: Page, definition: EventDefinition<P>, payload: P): Promise<void> {
  const answers = payload as Answers
  if (definition.how === 'form') return send(page, definition, answers)
  if (definition.how === 'choice') return choose(page, definition, answers)
  return press(page, definition)
}

/** Presses the button of an event; the name of its card tells it from the same button of others. */
export async function press(page: Page, { label }: Pick<EventDefinition, 'label'>, card?: string) {
  const say = (text: string) => onPage(page, text)
  const name = card ? nameOnCard(say(label), card) : namesOf(label, say)
  await page.getByRole('button', { name }).click()
}

/** Fills a form without sending it. */
export async function fillForm(page: Page, { fields }: Pick<EventDefinition, 'fields'>, answers: Answers) {
  const asked = visibleFields(fields, answers, today()).filter(([key]) => answers[key] !== undefined)
  // A date that is too far ahead leads away from the form at once.
  const isDialog = ([, { control }]: (typeof asked)[number]) => control === 'expiry'
  for (const [key, field] of [...asked.filter((one) => !isDialog(one)), ...asked.filter(isDialog)])
    await fill(page, field, answers[key], answers)
}

const leadsAway = (field: Field | undefined, answer: unknown) =>
  field?.control === 'expiry' && isExceeded(String(answer), today())

async function send(page: Page, definition: EventDefinition, answers: Answers): Promise<void> {
  await fillForm(page, definition, answers)
  // A code is sent by its last digit.
  const isCode = Object.values(definition.fields).some(({ control }) => control === 'otp')
  const isLeft = Object.entries(answers).some(([key, answer]) => leadsAway(definition.fields[key], answer))
  if (!isCode && !isLeft) await press(page, definition)
}

/** A tile, found by searching where there may be more of them than are shown, or a radio button. */
async function choose(page: Page, { label, fields }: EventDefinition, answers: Answers): Promise<void> {
  for (const [key, field] of Object.entries(fields)) {
    const answer = answers[key]
    if (field.list) await chooseFromList(page, answer)
    else
      await chooseOne(page, onPage(page, label), startingWith(onPage(page, labelOf(field, answer, answers))))
  }
}

async function chooseFromList(page: Page, answer: unknown): Promise<void> {
  const entry = entryOf(answer)
  await page.getByRole('searchbox').fill(entry)
  await tilesOf(page, answer)
    .getByRole('button', { name: startingWith(entry) })
    .first()
    .click()
}

/** Variants stand grouped by their fuel. */
function tilesOf(page: Page, answer: unknown) {
  const fuel = typeof answer === 'object' && answer !== null && 'fuelType' in answer ? answer.fuelType : ''
  return fuel ? page.getByRole('group', { name: `${fuel} variants`, exact: true }) : page.getByRole('main')
}

async function chooseOne(page: Page, group: string, name: RegExp): Promise<void> {
  const tiles = page.getByRole('group', { name: group, exact: true })
  const radios = page.getByRole('radiogroup', { name: group, exact: true })
  await tiles.or(radios).waitFor()
  if (await tiles.isVisible()) return tiles.getByRole('button', { name }).click()
  // What is chosen already can only be chosen again after something else.
  const radio = radios.getByRole('radio', { name })
  if (await radio.isChecked()) await radios.getByRole('radio', { checked: false }).first().check()
  await radio.check()
}
