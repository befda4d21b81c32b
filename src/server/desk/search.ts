import { checkRegistration, formatRegistration } from '#machines/motor/rules/registration-number.ts'
import { cleanDetailsMobile, isMobile } from '#machines/rules/mobile.ts'

/** Search input: one of three complete keys, else words of a name. */
export type DeskSearch =
  | { kind: 'exact'; key: 'mobile' | 'registrationNumber' | 'id'; value: string }
  | { kind: 'words'; words: string[] }

const leadId = /^[\w-]{22}$/
const numberLike = /^[\d\s+()-]+$/

/** Undefined where nothing is searched for. */
export function deskSearchOf(typed: string): DeskSearch | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  const mobile = numberLike.test(text) ? cleanDetailsMobile(text) : ''
  if (isMobile(mobile)) return { kind: 'exact', key: 'mobile', value: mobile }
  if (checkRegistration(text, '4w') === undefined)
    return { kind: 'exact', key: 'registrationNumber', value: formatRegistration(text) }
  if (leadId.test(text)) return { kind: 'exact', key: 'id', value: text }
  return { kind: 'words', words: text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [] }
}

/** The words as a full-text query: each is a prefix of a word of the name. */
export const textQuery = (words: readonly string[]): string => words.map((word) => `'${word}':*`).join(' & ')
