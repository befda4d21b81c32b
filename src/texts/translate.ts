import MagicString, { type SourceMap } from 'magic-string'
import type { Catalogue } from './catalogue.ts'
import { findTexts } from './find-texts.ts'
import { holesIn, piecesOf, type Text } from './text.ts'
import type { Range } from './tree.ts'

/** A source file with its texts in the language of a catalogue; what is not translated yet stays English. */
export function translate(
  file: string,
  source: string,
  catalogue: Catalogue,
): { code: string; map: SourceMap } | undefined {
  const texts = findTexts(file, source).filter(({ english }) => catalogue.get(english))
  if (texts.length === 0) return undefined
  const result = new MagicString(source)
  for (const text of outermost(texts)) result.overwrite(text.start, text.end, inLanguage(text))
  return { code: result.toString(), map: result.generateMap({ source: file, hires: 'boundary' }) }

  function inLanguage(text: Text): string {
    const words = `${text.before}${catalogue.get(text.english)}${text.after}`
    if (holesIn(words).join() !== holesIn(text.english).join())
      throw new Error(`${file}: the holes of “${text.english}” are others in “${words}”`)
    const { open, close, quote, fill } = ways[text.written]
    const pieces = piecesOf(words).map(({ words, hole = '' }) => {
      const range = text.holes.get(hole)
      return quote(words) + (range ? fill(within(range)) : hole)
    })
    return open + pieces.join('') + close
  }

  /** The source of a hole, with the texts that stand in it. */
  function within({ start, end }: Range): string {
    const inside = outermost(texts.filter((text) => text.start >= start && text.end <= end))
    let at = start
    const parts = inside.map((text) => {
      const before = source.slice(at, text.start)
      at = text.end
      return before + inLanguage(text)
    })
    return parts.join('') + source.slice(at, end)
  }
}

/** Texts that stand within no other, in the order of the source. */
const outermost = (texts: readonly Text[]): Text[] =>
  texts.filter(
    (text) => !texts.some((other) => other !== text && other.start <= text.start && other.end >= text.end),
  )

/** How words and what fills their holes are written in the source, by where they stand. */
type Way = { open: string; close: string; quote: (words: string) => string; fill: (source: string) => string }

const same = (source: string) => source
const inQuotes = (words: string) => JSON.stringify(words).slice(1, -1)

const ways: Record<Text['written'], Way> = {
  string: { open: '"', close: '"', quote: inQuotes, fill: same },
  attribute: { open: '{"', close: '"}', quote: inQuotes, fill: same },
  template: {
    open: '`',
    close: '`',
    quote: (words) => words.replace(/[\\`]|\$(?=\{)/g, '\\$&'),
    fill: (source) => `\${${source}}`,
  },
  children: { open: '', close: '', quote: (words) => words && `{${JSON.stringify(words)}}`, fill: same },
  html: { open: '', close: '', quote: (words) => words.replaceAll('"', '&quot;'), fill: same },
}
