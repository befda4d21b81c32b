/** Splits a text into words in capitals; only letters and digits count. */
export const wordsOf = (text: string): string[] => text.toUpperCase().match(/[A-Z0-9]+/g) ?? []

/** Its letters and digits joined: registries write WAGONR as well as WAGON R. */
export const lettersOf = (text: string): string => wordsOf(text).join('')

/** Whether a text names something: all its words in any order, or its joined letters. */
export function names(text: string, label: string): boolean {
  const said = new Set(wordsOf(text))
  return wordsOf(label).every((word) => said.has(word)) || lettersOf(text).includes(lettersOf(label))
}

/** The match with the longest label in a text; undefined for none or a tie. */
export function longestNamed<T extends { label: string }>(
  text: string,
  candidates: readonly T[],
): T | undefined {
  const named = candidates.filter(({ label }) => names(text, label))
  const longest = Math.max(...named.map(({ label }) => lettersOf(label).length))
  const best = named.filter(({ label }) => lettersOf(label).length === longest)
  return best.length === 1 ? best[0] : undefined
}
