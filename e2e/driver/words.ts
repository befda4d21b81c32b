import { form } from '#machines/reference/messages/form.ts'
import { labels } from '#machines/reference/messages/labels.ts'
import { escaped } from './escaped.ts'

/** A name that begins with these words: a tile or an option may say more behind its label. */
export const startingWith = (words: string) => new RegExp(`^${escaped(words)}(?![\\p{L}\\p{N}])`, 'u')

const vehicles = ['Bike', 'Car'] as const

/** Buttons that name the vehicle where one is known, or what they lead to otherwise, by what their event is called. */
const alsoCalled: Readonly<Record<string, (vehicle: (typeof vehicles)[number]) => string>> = {
  "Don't have a number": labels.noNumber,
  'It is a new vehicle': labels.buyingNew,
  'Buying a new vehicle': labels.buyingNew,
  'Change date': () => form.chooseDate,
}

/** Every name under which a button of this label may stand. */
export function namesOf(label: string, say = (text: string) => text): RegExp {
  const names = [label, ...vehicles.flatMap((vehicle) => alsoCalled[label]?.(vehicle) ?? [])]
  return new RegExp(`^(${names.map((name) => escaped(say(name))).join('|')})$`)
}

/** What a button of many cards is called on one of them, whose name Hindi puts first. */
export const nameOnCard = (label: string, card: string): RegExp =>
  new RegExp(`^(${escaped(label)}.* ${escaped(card)}|${escaped(card)}[: ].*${escaped(label)})$`)
