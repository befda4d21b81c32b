import { expect, type Page } from 'playwright/test'
import type { EventDefinition } from '#machines/core/event.ts'
import { type Answers, type Field, visibleFields } from '#machines/core/field.ts'
import { dayToSlashes } from '#machines/rules/day.ts'
import { entryOf, labelOf } from './fill.ts'
import { today } from './today.ts'
import { startingWith } from './words.ts'

/** A form still shows what was answered in it. */
export async function expectFilled(
  page: Page,
  { fields }: Pick<EventDefinition, 'fields'>,
  answers: Answers,
): Promise<void> {
  for (const [key, field] of visibleFields(fields, answers, today())) {
    if (answers[key] !== undefined) await expectAnswer(page, field, answers[key], answers)
  }
}

async function expectAnswer(page: Page, field: Field, answer: unknown, answers: Answers): Promise<void> {
  const { label, control } = field
  const textbox = page.getByRole('textbox', { name: label, exact: true })
  const combobox = page.getByRole('combobox', { name: label, exact: true })
  if (control === 'hidden') return
  if (control === 'date' || control === 'expiry')
    return expect(textbox).toHaveValue(dayToSlashes(String(answer)))
  if (control === 'combobox') return expect(combobox).toHaveValue(entryOf(answer))
  if (control === 'select') {
    return expect(combobox.locator('option:checked')).toHaveText(labelOf(field, answer, answers))
  }
  if (control === 'radio') {
    const radio = page
      .getByRole('radiogroup', { name: label, exact: true })
      .getByRole('radio', { name: startingWith(labelOf(field, answer, answers)) })
    return expect(radio).toBeChecked()
  }
  if (control === 'checkbox') {
    return expect(page.getByRole('checkbox', { name: label, exact: true })).toBeChecked({
      checked: answer === true,
    })
  }
  await expect(textbox).toHaveValue(String(answer))
}
