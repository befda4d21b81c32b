import type { Locator } from 'playwright/test'
import type { EventDefinition } from '#machines/core/event.ts'
import { type Answers, visibleFields } from '#machines/core/field.ts'
import { entryOf, labelOf } from '../driver/fill.ts'
import { today } from '../driver/today.ts'
import { namesOf, startingWith } from '../driver/words.ts'

/** Something that a page lets a person use. */
export type Control = { role: string; name: string }
/** What has to be there for a person to cause an event: a button, a tile, the questions of a form and its button. */
export type Wanted = readonly { roles: readonly string[]; name: RegExp }[]

export const isOffered = (wanted: Wanted, controls: readonly Control[]): boolean =>
  wanted.every(({ roles, name }) => controls.some((one) => roles.includes(one.role) && name.test(one.name)))

/** Whether whoever can cause the other event has all that this one takes. */
export const isPartOf = (wanted: Wanted, other: Wanted): boolean =>
  wanted.every(({ name }) => other.some((one) => one.name.source === name.source))

const questionRoles = ['textbox', 'combobox', 'radiogroup', 'checkbox', 'button']

/** As `perform` of the driver uses them. */
export function controlsOf({ how, label, fields }: EventDefinition, answers: Answers): Wanted {
  const press = { roles: ['button'], name: namesOf(label) }
  if (how === 'system') return []
  if (how === 'button') return [press]
  const asked = visibleFields(fields, answers, today()).filter(([, { control }]) => control !== 'hidden')
  if (how === 'choice') {
    return asked.map(([key, field]) => {
      const answer = answers[key]
      const tile = field.list ? entryOf(answer) : labelOf(field, answer, answers)
      return { roles: ['button', 'radio'], name: startingWith(tile) }
    })
  }
  const questions = asked.map(([, field]) => ({ roles: questionRoles, name: namesOf(field.label) }))
  // A code is sent by its last digit.
  return asked.some(([, { control }]) => control === 'otp') ? questions : [...questions, press]
}

const line = /^\s*- '?(\w+) "((?:[^"\\]|\\.)*)"(.*)$/

/** What a part of the page lets a person use, as a screen reader tells it. */
export async function controlsIn(place: Locator): Promise<Control[]> {
  if ((await place.count()) === 0) return []
  // It may be going away.
  const tree = await place.ariaSnapshot({ timeout: 1000 }).catch(() => '')
  return tree.split('\n').flatMap((text) => {
    const [, role = '', name, state = ''] = line.exec(text.replaceAll("''", "'")) ?? []
    return name === undefined || state.includes('[disabled]') ? [] : [{ role, name: JSON.parse(`"${name}"`) }]
  })
}
