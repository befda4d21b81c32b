import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findTexts } from '#texts/find-texts.ts'

const tables = import.meta.glob<Record<string, unknown>>('/machines/reference/messages/*.ts', { eager: true })

/** An object of which everything is this. */
const allOf = (value: unknown): unknown =>
  new Proxy({}, { get: (_, key) => (key === Symbol.toPrimitive ? () => '…' : value) })

/** What the holes of texts are filled with, so that each of their forms comes about. */
const values = [undefined, '…', 0, 1, 2, ['…', '…']]
const fillings = [...values, ...values.map(allOf)].map((value) => [value, value, value, value])
fillings.push(['a', 'b', 'c', 'd'])

type Given = { fixed: string[]; filled: string[] }

/** Every text that a table gives away, and what its functions make of whatever fills them. */
function givenBy(value: unknown, kind: keyof Given, given: Given): Given {
  if (typeof value === 'string') given[kind].push(value.trim())
  else if (typeof value === 'function')
    for (const filling of fillings) givenBy(filledWith(value, filling), 'filled', given)
  else if (typeof value === 'object' && value !== null)
    for (const one of Object.values(value)) givenBy(one, kind, given)
  return given
}

function filledWith(text: CallableFunction, filling: readonly unknown[]): unknown {
  try {
    return text(...filling)
  } catch {
    return undefined
  }
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A text as a pattern whose holes may be filled with anything. */
const patternOf = (english: string) =>
  english
    .split(/\{\w+\}/)
    .map(escaped)
    .join('.*')

test.each(Object.entries(tables))('%s gives away every text that stands in it', (path, table) => {
  const file = path.slice(1)
  const { fixed, filled } = givenBy(table, 'fixed', { fixed: [], filled: [] })
  const isGiven = (english: string) => {
    const [whole, within] = [new RegExp(`^${patternOf(english)}$`, 's'), new RegExp(patternOf(english), 's')]
    return fixed.some((text) => whole.test(text)) || filled.some((text) => within.test(text))
  }
  const texts = findTexts(file, readFileSync(file, 'utf8')).map(({ english }) => english.trim())
  expect(texts.filter((english) => !isGiven(english))).toEqual([])
})
