import type { Catalogue } from './catalogue.ts'
import { piecesOf } from './text.ts'

/** A text in the language of a catalogue: one without holes, or one whose holes are filled in already. */
export type Translator = (english: string) => string

/** Says what no catalogue can have, such as a time of the day; nothing where that is no such text either. */
type SayOther = (english: string, say: Translator) => string | undefined

/**
 * Says texts of ours in one language. A template is one text, and what stands in its holes is said as it is given:
 * ``say`Your ${title} policy is ready` ``.
 */
export interface Say {
  (english: string): string
  (words: TemplateStringsArray, ...values: readonly (string | number)[]): string
}

export const inEnglish: Say = (
  words: string | TemplateStringsArray,
  ...values: readonly (string | number)[]
) => (typeof words === 'string' ? words : filled(words, values))

export function sayIn(catalogue: Catalogue, sayOther?: SayOther): Say {
  const translate = translatorOf(catalogue, sayOther)
  const templates = new Map([...catalogue].map((entry) => [keyOf(wordsIn(entry[0])), entry]))
  return (words: string | TemplateStringsArray, ...values: readonly (string | number)[]) => {
    if (typeof words === 'string') return translate(words)
    const [english, translated] = templates.get(keyOf(words)) ?? []
    if (english === undefined || !translated) return filled(words, values)
    const holes = piecesOf(english).flatMap(({ hole }) => hole ?? [])
    return piecesOf(translated)
      .map(({ words, hole }) => words + (hole ? (values[holes.indexOf(hole)] ?? '') : ''))
      .join('')
  }
}

const wordsIn = (text: string) => piecesOf(text).map(({ words }) => words)
/** What tells templates apart: their words. */
const keyOf = (words: readonly string[]) => words.join('\0')

const filled = (words: readonly string[], values: readonly (string | number)[]) =>
  words.map((piece, at) => piece + (values[at] ?? '')).join('')

/** For what is known only when it is said, such as a reply. What neither has stays as it is. */
export function translatorOf(catalogue: Catalogue, sayOther?: SayOther): Translator {
  const patterns = [...catalogue].filter(([english]) => hasValues(english)).map(patternOf)
  // The more is said, the less can be meant by accident.
  patterns.sort((one, other) => other.length - one.length)
  return say

  function say(english: string): string {
    // The catalogue has texts without the space that one of the specification's ends in.
    const exact = catalogue.get(english) ?? catalogue.get(english.trim())
    if (exact) return exact
    const pattern = patterns.find(({ filled }) => filled.test(english))
    return pattern ? pattern.fill(english, say) : (sayOther?.(english, say) ?? english)
  }
}

/** Whoever is called by it, a person, a pet or a company, may be called like a text of ours. */
const isName = (hole: string): boolean => /^\{name\d*\}$/.test(hole)

/** Words and values, without elements. */
const hasValues = (english: string): boolean => /\{\w+\}/.test(english) && !/<\/?\w+\/?>/.test(english)

/** A value that ends no bracket it has not begun: "Care (sandbox)" of "Care (sandbox) (a source)". */
const wholeBrackets = String.raw`((?:[^()\n]|\((?:[^()\n]|\([^()\n]*\))*\))+?)`

function patternOf([english, translated]: [string, string]) {
  const pieces = piecesOf(english)
  const holes = pieces.flatMap(({ hole }) => hole ?? [])
  const matching = (value: string) =>
    new RegExp(`^${pieces.map(({ words, hole }) => escaped(words) + (hole ? value : '')).join('')}$`)
  const filled = matching('(.+?)')
  const inWhole = matching(wholeBrackets)
  const fill = (text: string, say: Translator): string => {
    const found = (inWhole.exec(text) ?? filled.exec(text))?.slice(1) ?? []
    const values = found.map((value, at) => (isName(holes[at] ?? '') ? value : say(value)))
    return piecesOf(translated)
      .map(({ words, hole }) => words + (hole ? (values[holes.indexOf(hole)] ?? '') : ''))
      .join('')
  }
  return { length: pieces.reduce((sum, { words }) => sum + words.length, 0), filled, fill }
}

const escaped = (words: string) => words.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
