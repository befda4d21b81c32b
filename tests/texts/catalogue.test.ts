import { describe, expect, test } from 'vitest'
import { readCatalogue, usedTexts } from '#texts/catalogue.ts'
import { holesIn } from '#texts/text.ts'
import { translatorOf } from '#texts/translator.ts'

const used = usedTexts()
const hindi = readCatalogue('hi')
/** Texts of the tables may be put together from others by now. */
const find = translatorOf(new Map([...used.keys()].map((english) => [english, `found: ${english}`])))

const tables = import.meta.glob<Record<string, unknown>>('/machines/reference/messages/*.ts', { eager: true })
/** Words of employees, analysts and testers, and what travels as it is. */
const isForCustomers = (file: string) =>
  !/\/(graphs|paths|replay|desk|history|referral|pa-decline)\.ts$/.test(file)
const travels =
  /\.(loginOtpSent|contactOtpSent|serverInvalidOtp|employeeLoggedIn|alreadyExists|quoteCountFetched|started|anchor|locale)\b/

/** The fixed texts of a table of messages, each with its path. */
function fixedTexts(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => fixedTexts(one, `${path}.${key}`))
}

describe('the Hindi catalogue', () => {
  test('translates every text that customers read', () => {
    const missing = [...used.keys()].filter((english) => !hindi.get(english))
    expect(missing, 'npm run texts adds them to src/texts/hi.po').toEqual([])
  })

  test('holds nothing that nobody reads', () => {
    expect([...hindi.keys()].filter((english) => !used.has(english))).toEqual([])
  })

  test('keeps what is filled in, and the elements within a text', () => {
    const differing = [...hindi].filter(([english, text]) => holesIn(text).join() !== holesIn(english).join())
    expect(differing).toEqual([])
  })

  test('is in the script of Hindi', () => {
    const latin = [...hindi].filter(([, text]) => !/[\u0900-\u097f]/.test(text)).map(([english]) => english)
    expect(latin.filter((english) => / [a-z]/.test(english) && english.length > 25)).toEqual([])
  })

  test('has every text of the tables, byte for byte as the specification spells it', () => {
    const texts = Object.entries(tables)
      .filter(([file]) => isForCustomers(file))
      .flatMap(([file, table]) => fixedTexts(table, file))
    const outside = texts.filter(
      ([path, text]) => !travels.test(path) && /\p{L}/u.test(text) && find(text.trim()) === text.trim(),
    )
    expect(outside).toEqual([])
  })
})
