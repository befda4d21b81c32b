import type { Range } from './tree.ts'

/** Words that people read, at one place of the source. */
export type Text = Range & {
  /** As in the catalogue: `{name}` for an expression, `<Link>` and `</Link>` for an element within the text. */
  english: string
  written: 'string' | 'template' | 'attribute' | 'children' | 'html'
  /** The source of each hole, by how it stands in the text. */
  holes: ReadonlyMap<string, Range>
  /** White space around it, which is not part of the text. */
  before: string
  after: string
}

const hole = /\{\w+\}|<\/?\w+\/?>/g

/** A text in pieces: words and holes in turn. */
export const piecesOf = (text: string): { words: string; hole?: string }[] => {
  const holes = text.match(hole) ?? []
  return text.split(hole).map((words, at) => ({ words, ...(holes[at] && { hole: holes[at] }) }))
}

export const holesIn = (text: string): string[] => [...(text.match(hole) ?? [])].sort()
