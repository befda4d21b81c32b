const titles = new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'prof', 'shri', 'smt', 'late'])
const abbreviations: Readonly<Record<string, string>> = {
  pvt: 'private',
  ltd: 'limited',
  co: 'company',
  corp: 'corporation',
  md: 'mohammed',
  mohd: 'mohammed',
}

/** From this score on two names count as the same person; below, the customer is asked. */
export const sameNameScore = 60

/**
 * How likely two names belong to the same person or company, 0 to 100, tolerating
 * order, titles, initials and small typos.
 */
export function nameScore(one: string, other: string): number {
  const [short, long] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length)
  if (!short?.length || !long?.length) return 0
  const together = likeness(short.join(''), long.join(''))
  if (together >= 0.9) return Math.round(together * 100)
  return Math.round((matched(short, long) * 200) / (short.length + long.length))
}

function wordsOf(name: string): string[] {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^\s*m\/s\b/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  const first = words.findIndex((word) => !titles.has(word))
  return (first > 0 ? words.slice(first) : words).map((word) => abbreviations[word] ?? word)
}

/** Pairs each word of the shorter name with its best match among those still free. */
function matched(short: readonly string[], long: readonly string[]): number {
  const free = [...long]
  return short.reduce((sum, word) => {
    const scores = free.map((candidate) => wordScore(word, candidate))
    const best = Math.max(0, ...scores)
    if (best > 0) free.splice(scores.indexOf(best), 1)
    return sum + best
  }, 0)
}

function wordScore(one: string, other: string): number {
  if (one.length === 1 || other.length === 1) return one[0] === other[0] ? 0.8 : 0
  const like = likeness(one, other)
  return like >= 0.8 ? like : 0
}

/** Similarity of two words: 1 minus the share of letters that must change. */
function likeness(one: string, other: string): number {
  return 1 - distance(one, other) / Math.max(one.length, other.length, 1)
}

/** The Levenshtein distance, row by row. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1]
    for (const [j, counterpart] of [...other].entries()) {
      const replaced = (row[j] ?? 0) + (letter === counterpart ? 0 : 1)
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
