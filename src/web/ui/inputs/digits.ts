import { withLatinDigits } from '#machines/rules/digits.ts'

/** The digits of typed or pasted text. */
export const digitsOf = (text: string): string => withLatinDigits(text).replace(/\D/g, '')

/** `1234567` as `12,34,567`: groups of three, then two digits. */
export function groupIndian(digits: string): string {
  const head = digits.slice(0, -3)
  const tail = digits.slice(-3)
  return head === '' ? tail : `${head.replace(/\B(?=(\d{2})+$)/g, ',')},${tail}`
}

/** The caret position after regrouping, with the same number of digits before it. */
export function caretAfter(text: string, digitsBefore: number): number {
  let seen = 0
  for (const [index, character] of [...text].entries()) {
    if (seen === digitsBefore) return index
    if (character !== ',') seen += 1
  }
  return text.length
}
