/** Digits as a keyboard of an Indian script, Urdu included, types them become those that every rule knows. */
export const withLatinDigits = (text: string): string =>
  text.replace(/(?=[\u0660-\u06f9\u0900-\u0dff])\p{Nd}/gu, (digit) =>
    String((digit.charCodeAt(0) & 15) - (digit < '\u0900' ? 0 : 6)),
  )
