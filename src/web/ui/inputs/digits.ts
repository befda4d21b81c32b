/** Only the digits of what was typed or pasted. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** 1234567 as 12,34,567: the last three, then twos. */
export function groupIndian(digits: string): string {
  const head = digits.slice(0, -3)
  const tail = digits.slice(-3)
  return head === '' ? tail : `${head.replace(/\B(?=(\d{2})+$)/g, ',')},${tail}`
}

/** Where the caret belongs after regrouping, so that as many digits stand before it as before. */
export function caretAfter(text: string, digitsBefore: number): number {
  let seen = 0
  for (const [index, character] of [...text].entries()) {
    if (seen === digitsBefore) return index
    if (character !== ',') seen += 1
  }
  return text.length
}
