/**
 * Where an input has text that no database can hold, by the path of its field: a NUL, or half of a surrogate pair.
 */
export function unstorableTexts(input: unknown, path: readonly (string | number)[] = []): string[] {
  if (typeof input === 'string') return isStorable(input) ? [] : [path.join('.')]
  if (typeof input !== 'object' || input === null || input instanceof Blob) return []
  return Object.entries(input).flatMap(([key, value]) =>
    isStorable(key) ? unstorableTexts(value, [...path, key]) : [path.join('.')],
  )
}

const half = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/

const isStorable = (text: string): boolean => !text.includes('\u0000') && !half.test(text)
