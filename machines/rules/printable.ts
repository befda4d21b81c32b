import { form } from '../reference/messages/form.ts'

/** Pictures, and what no paper can print: control characters. The joiners of Indian scripts are letters here. */
const unprintable =
  /[\p{Cc}\p{Regional_Indicator}\p{Emoji_Modifier}<>]|\u20E3|\uFE0F|(?![©®™])\p{Extended_Pictographic}/u

/** A text of several lines, as documents have them, as one line; tabs and other control characters are spaces as well. */
export const inOneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim()

/** The error in a line of an address or the name of a place, if any: a letter or a digit, and nothing that cannot be printed. */
export const addressError = (line: string): string | undefined =>
  unprintable.test(line) || !/[\p{L}\p{N}]/u.test(line) ? form.address : undefined

/** The error in the number of a policy of any insurer, if any. */
export const policyNumberError = (number: string): string | undefined =>
  /^(?=.*\d)[A-Z\d][A-Z\d /._-]*$/i.test(number) ? undefined : form.policyNumber
