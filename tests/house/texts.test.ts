import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { failure } from '#contract/failure.ts'
import { sourceFiles } from './files.ts'
import { leavesOf, readsOf } from './reads.ts'

const modules = import.meta.glob<Record<string, unknown>>(
  ['/machines/reference/messages.ts', '/machines/reference/messages/*.ts', '/machines/reference/limits.ts'],
  { eager: true },
)

/** Numbers that the style sheets repeat; tests/web/ui/style.test.ts holds both to one value. */
const inStyles = [
  'limits.breakpoints.mobilePx',
  'limits.calendarMonthMaxPx',
  'limits.layers.modal',
  'limits.layers.toast',
]

const product = ['machines', 'src'].flatMap(sourceFiles)

test('every text and every limit is read by the product', () => {
  const groups = Object.values(modules).flatMap((module) => Object.entries(module))
  const isRead = readsOf(
    product.filter((file) => !`/${file}`.startsWith('/machines/reference/messages')),
    Object.fromEntries(groups),
  )
  const unused = groups
    .filter(([name]) => name !== 'messages')
    .flatMap(([name, value]) => leavesOf(value, name))
    .filter((leaf) => !isRead(leaf) && !inStyles.includes(leaf.path))
    .map(({ path }) => path)
  expect(unused).toEqual([])
})

test('every code of a failure is answered by the server', () => {
  const server = product
    .filter((file) => file.startsWith('src/server/') && file !== 'src/server/http/fail.ts')
    .map((file) => readFileSync(file, 'utf8'))
  const unused = failure.entries.code.options.filter(
    (code) => !server.some((text) => text.includes(`'${code}'`)),
  )
  expect(unused).toEqual([])
})
