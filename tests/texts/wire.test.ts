import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { messages } from '#machines/reference/messages.ts'
import { translate } from '#texts/translate.ts'
import { sourceFiles } from '../house/files.ts'

/** `=== messages.account.loginOtpSent`, `v.literal(messages.journey.quoteCountFetched)`. */
const comparison = /(?:===|!==|literal\()\s*(?:messages\.)?(\w+)\.(\w+)/g
const tables: Record<string, Record<string, unknown>> = messages

/** Whether a text of a table stays as it is where everything is translated. */
function isKept(table: string, key: string, text: string): boolean {
  const file = `machines/reference/messages/${table}.ts`
  const source = readFileSync(file, 'utf8')
  const code = translate(file, source, new Map([[text, 'अनुवाद']]))?.code ?? source
  return code.includes(`${key}: '${text}'`)
}

test('a text that replies are compared with is the same in every language', () => {
  const compared = ['src/contract', 'src/web', 'machines']
    .flatMap(sourceFiles)
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(comparison)])
    .flatMap(([, table = '', key = '']) => {
      const text = tables[table]?.[key]
      return typeof text === 'string' ? [{ table, key, text }] : []
    })
  expect(compared.map(({ key }) => key)).toContain('loginOtpSent')
  expect(compared.filter(({ table, key, text }) => !isKept(table, key, text))).toEqual([])
})
