import advances from './advances.json' with { type: 'json' }

type Weight = keyof typeof advances

const tables: Readonly<Record<Weight, Readonly<Record<string, number>>>> = advances
/** Of letters that the table does not know: a wide one. */
const unknown = 1000
/** A reader without Noto Sans has a font that may be a little wider. */
const slack = 1.03

/** How wide a text stands in Noto Sans, in pixels: from a table of its advances, for there is no DOM to ask. */
export function widthOf(text: string, size: number, weight: Weight = 'regular'): number {
  const table = tables[weight]
  let units = 0
  for (const letter of text) units += table[letter] ?? unknown
  return Math.ceil((units * size * slack) / 1000)
}

/** The text, or as much of it as has room, with an ellipsis. */
export function cut(text: string, size: number, room: number, weight: Weight = 'regular'): string {
  if (widthOf(text, size, weight) <= room) return text
  const letters = [...text]
  while (letters.length > 1 && widthOf(`${letters.join('')}…`, size, weight) > room) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

/** At most two lines; what is longer is cut. */
export function wrapped(text: string, size: number, room: number, weight: Weight = 'regular'): string[] {
  if (widthOf(text, size, weight) <= room) return [text]
  const words = text.split(' ')
  let first = words.shift() ?? ''
  while (words.length > 0 && widthOf(`${first} ${words[0]}`, size, weight) <= room)
    first += ` ${words.shift()}`
  const rest = words.join(' ')
  return [first, ...(rest ? [rest] : [])].map((line) => cut(line, size, room, weight))
}
