import type { Catalogue } from './catalogue.ts'
import { piecesOf } from './text.ts'

/** A text in the language of a catalogue: one without holes, or one whose holes are filled in already. */
export type Translator = (english: string) => string

/** For what is known only when it is said, such as a reply. What the catalogue does not have stays as it is. */
export function translatorOf(catalogue: Catalogue): Translator {
  const patterns = [...catalogue].filter(([english]) => hasValues(english)).map(patternOf)
  // The more is said, the less can be meant by accident.
  patterns.sort((one, other) => other.length - one.length)
  return say

  function say(english: string): string {
    const exact = catalogue.get(english)
    if (exact) return exact
    const pattern = patterns.find(({ filled }) => filled.test(english))
    return pattern ? pattern.fill(english, say) : english
  }
}

/** Words and values, without elements. */
const hasValues = (english: string): boolean => /\{\w+\}/.test(english) && !/<\/?\w+\/?>/.test(english)

function patternOf([english, translated]: [string, string]) {
  const pieces = piecesOf(english)
  const holes = pieces.flatMap(({ hole }) => hole ?? [])
  const filled = new RegExp(
    `^${pieces.map(({ words, hole }) => escaped(words) + (hole ? '(.+?)' : '')).join('')}$`,
  )
  const fill = (text: string, say: Translator): string => {
    const values = (filled.exec(text)?.slice(1) ?? []).map(say)
    return piecesOf(translated)
      .map(({ words, hole }) => words + (hole ? (values[holes.indexOf(hole)] ?? '') : ''))
      .join('')
  }
  return { length: pieces.reduce((sum, { words }) => sum + words.length, 0), filled, fill }
}

const escaped = (words: string) => words.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
