/** What `perform` does, by the keyboard alone: from field to field with Tab, answered and sent by keys. */
import { expect, type Locator, type Page } from 'playwright/test'
import type { EventDefinition } from '#machines/core/event.ts'
import { type Answers, type Control, type Field, visibleFields } from '#machines/core/field.ts'
import { dayToSlashes } from '#machines/rules/day.ts'
import { entryOf, labelOf } from './fill.ts'
import { today } from './today.ts'
import { namesOf, startingWith } from './words.ts'

const mostStops = 200

/** Tabs on until this has the focus, round the page where it stands before. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor()
  const between = Array.from({ length: await stopsBefore(wanted) })
  await Promise.all(between.map(() => page.keyboard.press('Tab')))
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${mostStops} stops do not lead to ${wanted}`)
}

/** How many stops are surely between the focus and this one; radio buttons, which share one, are not counted. */
const stopsBefore = (wanted: Locator): Promise<number> =>
  wanted.evaluate((element) => {
    const focused = document.activeElement ?? document.body
    const selector = 'a[href], button:enabled, input:enabled:not([type=radio]), select:enabled'
    const ahead = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (one) =>
        one.tabIndex >= 0 &&
        one.checkVisibility({ visibilityProperty: true }) &&
        (focused.contains(one) || focused.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING),
    )
    return Math.max(0, (ahead as Element[]).indexOf(element))
  })

export async function pressByKeyboard(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, page.getByRole('button', { name, exact: true }))
  await page.keyboard.press('Enter')
}

type Key = (page: Page, field: Field, answer: unknown, answers: Answers) => Promise<void>

const type =
  (textOf: (answer: unknown) => string): Key =>
  async (page, { label }, answer) => {
    await tabTo(page, page.getByRole('textbox', { name: label, exact: true }))
    await page.keyboard.press('Control+A')
    await page.keyboard.type(textOf(answer))
  }

const select: Key = async (page, field, answer, answers) => {
  const box = page.getByRole('combobox', { name: field.label, exact: true })
  await tabTo(page, box)
  const label = labelOf(field, answer, answers)
  // What is typed while the list is still loading finds nothing in it.
  await box
    .getByRole('option', { name: label, exact: true, includeHidden: true })
    .waitFor({ state: 'attached' })
  await page.keyboard.type(label)
  await expect(box.locator('option:checked')).toHaveText(label)
}

const search: Key = async (page, { label }, answer) => {
  const box = page.getByRole('combobox', { name: label, exact: true })
  await tabTo(page, box)
  if ((await box.inputValue()) === entryOf(answer)) return
  await page.keyboard.press('Control+A')
  await page.keyboard.type(entryOf(answer))
  await page
    .getByRole('option', { name: startingWith(entryOf(answer)) })
    .first()
    .waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(box).toHaveValue(entryOf(answer))
}

/** Tab leads to the chosen one of a group, or to its first; the arrows to the others. */
const radio: Key = async (page, field, answer, answers) => {
  const group = page.getByRole('radiogroup', { name: field.label, exact: true })
  const wanted = group.getByRole('radio', { name: startingWith(labelOf(field, answer, answers)) })
  const chosen = group.getByRole('radio', { checked: true })
  await tabTo(page, (await chosen.count()) > 0 ? chosen : group.getByRole('radio').first())
  const others = await group.getByRole('radio').count()
  await page.keyboard.press('Space')
  for (let at = 0; at < others && !(await wanted.isChecked()); at += 1) await page.keyboard.press('ArrowDown')
  await expect(wanted).toBeChecked()
}

const tick: Key = async (page, { label }, answer) => {
  const box = page.getByRole('checkbox', { name: label, exact: true })
  if ((await box.isChecked()) === (answer === true)) return
  await tabTo(page, box)
  await page.keyboard.press('Space')
}

const text = type(String)
const keys: Partial<Record<Control, Key>> = {
  text,
  digits: text,
  mobile: text,
  email: text,
  date: type((answer) => dayToSlashes(String(answer))),
  select,
  combobox: search,
  radio,
  checkbox: tick,
  hidden: async () => undefined,
}

/** Fills the form of an event and sends it. */
export async function performByKeyboard<P>(
  page: Page,
  { fields, label }: EventDefinition<P>,
  payload: P,
): Promise<void> {
  const answers = payload as Answers
  for (const [name, field] of visibleFields(fields, answers, today())) {
    if (answers[name] !== undefined) await keyOf(field)(page, field, answers[name], answers)
  }
  await pressByKeyboard(page, namesOf(label))
}

function keyOf({ control, label }: Field): Key {
  const key = keys[control]
  if (!key) throw new Error(`Nobody answers ${label} by the keyboard here`)
  return key
}
