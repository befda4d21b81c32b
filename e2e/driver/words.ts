import { labels } from '#machines/reference/messages/labels.ts'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A name that begins with these words: a tile or an option may say more behind its label. */
export const startingWith = (words: string) => new RegExp(`^${escaped(words)}(?![\\p{L}\\p{N}])`, 'u')

const vehicles = ['Bike', 'Car'] as const

/** Buttons that name the vehicle where one is known, by what their event is called. */
const alsoCalled: Readonly<Record<string, (vehicle: (typeof vehicles)[number]) => string>> = {
  "Don't have a number": labels.noNumber,
  'It is a new vehicle': labels.buyingNew,
  'Buying a new vehicle': labels.buyingNew,
}

/** Every name under which a button of this label may stand. */
export function namesOf(label: string): RegExp {
  const names = [label, ...vehicles.flatMap((vehicle) => alsoCalled[label]?.(vehicle) ?? [])]
  return new RegExp(`^(${names.map(escaped).join('|')})$`)
}
