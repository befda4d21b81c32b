import { limits } from '#machines/reference/limits.ts'
import type { Option } from './option.ts'

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Ranks an option: its label starts with the text, a word does, it contains it, or no match. */
function rank(label: string, hint: string, query: string): number {
  if (label.startsWith(query)) return 0
  if (label.includes(` ${query}`)) return 1
  return `${label} ${hint}`.includes(query) ? 2 : 3
}

export interface FilteredOptions<O> {
  shown: readonly O[]
  /** How many more match than are shown. */
  more: number
}

/** The best matching options, limited in number. */
export function filterOptions<O extends Option>(options: readonly O[], typed: string): FilteredOptions<O> {
  const query = plain(typed.trim())
  const ranked = options
    .map((option) => ({ option, rank: rank(plain(option.label), plain(option.hint ?? ''), query) }))
    .filter((entry) => entry.rank < 3)
  const found = ranked.sort((a, b) => a.rank - b.rank).map(({ option }) => option)
  return { shown: found.slice(0, limits.listShownMax), more: Math.max(0, found.length - limits.listShownMax) }
}
