import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The rows `| F01 | What holds. | `file` | title |`. */
const rows = [
  ...readFileSync('tests/spec/buyer.md', 'utf8').matchAll(
    /^\| ([FB]\d\d) +\| .+? \| `(.+?)` +\| (.+?) +\|$/gm,
  ),
].map(([, id = '', file = '', title = '']) => ({ id, file, title }))

test('every finding of a buyer has its test, which is there', () => {
  const numbers = (letter: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${letter}${String(index + 1).padStart(2, '0')}`)
  expect([...new Set(rows.map(({ id }) => id))]).toEqual([...numbers('F', 20), ...numbers('B', 38)])
  const lost = rows.filter(({ file, title }) => {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    return !["'", '"', '`'].some((quote) => text.includes(quote + title))
  })
  expect(lost).toEqual([])
})
