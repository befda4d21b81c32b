import { expect, type Locator, type Page } from 'playwright/test'
import type { Answers, Control, Field, Option } from '#machines/core/field.ts'
import { dayToSlashes } from '#machines/rules/day.ts'
import { chooseExpiry } from './expiry.ts'
import { onPage } from './in-hindi.ts'
import { today } from './today.ts'
import { startingWith } from './words.ts'

type Fill = (page: Page, field: Field, answer: unknown, answers: Answers) => Promise<void>

/** Answers one question of a form by its label, as its kind of control asks. */
export const fill: Fill = (page, field, answer, answers) => fills[field.control](page, field, answer, answers)

const type: Fill = (page, { label }, answer) => textbox(page, label).fill(String(answer))

/** What a registry knows may arrive between the choosing of a field and its filling, where no hand is quick enough. */
async function write(page: Page, { label }: Field, answer: unknown): Promise<void> {
  const [box, text] = [textbox(page, label), String(answer)]
  await box.fill(text)
  if ((await box.inputValue()).length > text.length) await box.fill(text)
}

const fills: Record<Control, Fill> = {
  text: write,
  digits: type,
  paragraph: type,
  registration: type,
  mobile: type,
  email: type,
  otp: type,
  date: (page, { label }, answer) => textbox(page, label).fill(dayToSlashes(String(answer))),
  expiry: (page, _, answer, { ncb }) => chooseExpiry(page, String(answer), ncb),
  radio: (page, field, answer, answers) =>
    page
      .getByRole('radiogroup', { name: onPage(page, field.label), exact: true })
      .getByRole('radio', { name: startingWith(onPage(page, labelOf(field, answer, answers))) })
      .check(),
  select: async (page, field, answer, answers) => {
    await combobox(page, field.label).selectOption({ label: onPage(page, labelOf(field, answer, answers)) })
  },
  combobox: (page, { label }, answer) => search(page, combobox(page, label), entryOf(answer)),
  checkbox: (page, { label }, answer) =>
    page.getByRole('checkbox', { name: onPage(page, label), exact: true }).setChecked(answer === true),
  file: async (page, { label }, answer) => {
    await page.getByLabel(onPage(page, label), { exact: true }).setInputFiles(paper(String(answer)))
    await expect(page.getByText(onPage(page, 'Sending the document'))).toBeHidden()
  },
  hidden: async () => undefined,
}

const textbox = (page: Page, label: string) =>
  page.getByRole('textbox', { name: onPage(page, label), exact: true })
const combobox = (page: Page, label: string) =>
  page.getByRole('combobox', { name: onPage(page, label), exact: true })

async function search(page: Page, box: Locator, entry: string): Promise<void> {
  if ((await box.inputValue()) === entry) return
  await box.fill(entry)
  await page
    .getByRole('option', { name: startingWith(withPlaces(page, entry)) })
    .first()
    .click()
}

/** Places have names of their own in Hindi, also behind a pincode. */
const withPlaces = (page: Page, entry: string) =>
  entry.replace(/\p{L}[\p{L} ]*/gu, (name) => onPage(page, name))

/** How a list calls what was chosen from it. */
export function entryOf(answer: unknown): string {
  if (typeof answer === 'string') return answer
  const { label, city, value } = answer as { label?: string; city?: string; value: string | number }
  return label ?? `${city} (${value})`
}

/** How a question's options call an answer. */
export function labelOf({ options = [] }: Field, answer: unknown, answers: Answers): string {
  const offered: readonly Option[] = typeof options === 'function' ? options(answers, today()) : options
  return offered.find(({ value }) => value === answer)?.label ?? String(answer)
}

/** A photo of a document, as small as a PNG can be. */
const paper = (name: string) => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
})
