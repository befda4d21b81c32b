/** FNV-1a with a final mix: the same text always gives the same number, 0 to 2³²-1. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/** A whole number from `least` to `most`, inclusive, derived from the seed. */
export function numberFrom(seed: string, least: number, most: number): number {
  return least + (hash(seed) % (most - least + 1))
}

/** An entry of the list, derived from the seed. */
export function oneOf<T>(list: readonly T[], seed: string): T {
  const chosen = list[hash(seed) % list.length]
  if (chosen === undefined) throw new Error('Nothing to choose from')
  return chosen
}

/** `length` characters of the alphabet, derived from the seed. */
export function textFrom(alphabet: string, length: number, seed: string): string {
  return Array.from({ length }, (_, at) => oneOf([...alphabet], `${seed}/${at}`)).join('')
}
