import type { Text } from './text.ts'
import { trimmed } from './written.ts'

const read = /(?<=<title>)[^<]+|(?<=<meta\s+name="description"\s+content=")[^"]+/g

/** What people read of the head of a page: its title and its description. */
export const htmlTexts = (source: string): Text[] =>
  [...source.matchAll(read)].map(({ 0: words, index }) =>
    trimmed(words, { start: index, end: index + words.length }, 'html', new Map()),
  )
