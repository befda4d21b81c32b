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
    const { quote, hole } = ways[text.written]
    const pieces = piecesOf(words).map((piece) => {
      const range = piece.hole === undefined ? undefined : text.holes.get(piece.hole)
      return quote(piece.words) + (range ? hole(within(range)) : (piece.hole ?? ''))
    })
    const { open, close } = ways[text.written]
    return open + pieces.join('') + close
  }

  /** The source of a hole, in which further texts may stand. */
  function within({ start, end }: Range): string {
    const inside = texts.filter((text) => text.start >= start && text.end <= end)
    const ends = [start, ...(inside.length > 0 ? outermost(inside).map((text) => text.end) : [])]
    const parts = outermost(inside).map((text, at) => source.slice(ends[at], text.start) + inLanguage(text))
    return parts.join('') + source.slice(ends.at(-1), end)
  }
}

/** Texts that stand within no other, in the order of the source. */
const outermost = (texts: readonly Text[]): Text[] =>
  texts.filter(
    (text) => !texts.some((other) => other !== text && other.start <= text.start && other.end >= text.end),
  )

type Way = { open: string; close: string; quote: (words: string) => string; hole: (source: string) => string }

const same = (source: string) => source
const inner = (words: string) => JSON.stringify(words).slice(1, -1)

/** How words and holes are written in the source, by what they stand in. */
const ways: Record<Text['written'], Way> = {
  string: { open: '"', close: '"', quote: inner, hole: same },
  attribute: { open: '{"', close: '"}', quote: inner, hole: same },
  template: {
    open: '`',
    close: '`',
    quote: (words) => words.replace(/[\\`]|\$(?=\{)/g, '\\$&'),
    hole: (source) => `\${${source}}`,
  },
  children: { open: '', close: '', quote: (words) => words && `{${JSON.stringify(words)}}`, hole: same },
  html: { open: '', close: '', quote: (words) => words.replaceAll('"', '&quot;'), hole: same },
}
