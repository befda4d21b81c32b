import type { Place } from './place.ts'

/** Stands for each hole while words are looked at. */
const value = '¤'
const withoutHoles = (english: string) => english.replace(/<\/?\w+\/?>/g, '').replace(/\{[\w.]+\}/g, value)

const marks = '[,.:;!?…)’”"\']*'
const word = "\\p{L}[\\p{L}’'-]*"
/** A word beside another, a number or a value. */
const sentence = new RegExp(
  `(?:^|[\\s(“"'‘₹¤])${word}${marks}\\s+[\\p{L}\\p{N}¤(“₹&<–+/]|[\\p{L}\\p{N}¤)]%?${marks}\\s+${word}`,
  'u',
)

/** Media queries, selectors and cookies have spaces too. */
const phraseOfCode = /^\((min-|max-|prefers-|pointer:)|^:\w+\(|=;|[;{] \w+[:=]/
/** Addresses, numbers of papers, names of keys. */
const wordOfCode =
  /^:|^[^\s]+@[^\s]+$|^[$\d]|^[X\s]+$|[{}]|^https?:|^\.?\/|^[A-Z][a-z]+[A-Z]|\w\(¤|^[A-Z]{2,}\d|^[A-Z]{2}-\d/
/** `quote-list`, `motor.page.tsx`, and what stands right beside a value: `case-¤`. */
const name = /^[\p{Ll}\d]+([.A-Z-][\w.-]*)?$|^[\p{Ll}-]*¤|¤[\p{Ll}-]*$/u

/** Whether words at a place are for people; holes stand in them as `{name}` or `<Name>`. */
export function mayBeText(english: string, place: Place): boolean {
  const words = withoutHoles(english)
  if (place === 'never' || !/\p{L}/u.test(words)) return false
  if (place === 'within' || /^(Yes|No|None)$/.test(words)) return true
  if (phraseOfCode.test(words)) return false
  return sentence.test(words) || (place === 'read' && !wordOfCode.test(words) && !name.test(words))
}
