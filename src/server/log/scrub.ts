const masks: readonly [RegExp, string][] = [
  [/[^\s@"'<>]+@[^\s@"'<>]+/g, '[email]'],
  [/\b[A-Z]{5}\d{4}[A-Z]\b/gi, '[pan]'],
  [/\b[A-Z]{2}[- ]?\d{1,2}[- ]?[A-Z]{1,3}[- ]?\d{4}\b/gi, '[plate]'],
  [/\d(?:[\d -]{4,})\d/g, '[number]'],
]

/** Redacts what may be personal from a text not written for the log, such as an error's message. */
export function scrub(text: string): string {
  return masks.reduce((left, [pattern, mask]) => left.replace(pattern, mask), text)
}
