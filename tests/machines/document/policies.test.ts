import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { productOf } from '#machines/products.ts'
import { serverProducts } from '#machines/server-products.ts'
import { today } from '../play.ts'
import { textsOf } from '../texts-of.ts'
import { readContent, sold } from './sold.ts'

const issuedAs = Object.entries(sold).map(([name, record]) => {
  const product = productOf(serverProducts, record)
  const issued = {
    policyNumber: 'P/1',
    verifyCode: 'code-1',
    issuedAt: `${today}T10:31:00.000Z`,
    start: record.plan?.start ?? today,
    end: record.plan?.end ?? today,
    ...(name === 'new-bike' && { end: '2031-12-11', odEnd: '2027-12-11' }),
    payment: { reference: 'pay_1', amount: record.plan?.final ?? 0, paidAt: `${today}T10:30:00.000Z` },
    record,
  }
  return [name, product, record, product.document(issued)] as const
})

const facts = (groups: readonly { title: string; entries: readonly (readonly [string, string])[] }[] = []) =>
  groups.flatMap(({ title, entries }) => [`## ${title}`, ...entries.map((entry) => `  ${entry.join(' | ')}`)])

describe.each(issuedAs)('%s', (name, product, record, content) => {
  test('reads as it was kept: its document, its proof and what is told of it elsewhere', async () => {
    const said = [
      ...readContent(content),
      '',
      '# Proof',
      ...product.proof(record).map((fact) => `  ${fact.join(' | ')}`),
      '# Summary',
      ...Object.entries(product.summary(record)).map((entry) => `  ${entry.join(' | ')}`),
      '# Facts',
      ...facts(product.facts(record)),
      '# For an underwriter',
      ...facts(product.inspectedFacts?.(record)),
      '# For those who may read what is sealed',
      ...facts(product.sealedFacts?.(record)),
      '# Assumptions',
      ...product
        .assumptions(record, today)
        .map(({ key, text, value, change }) => `  ${[key, text, value, change].join(' | ')}`),
    ]
    await expect(`${said.join('\n')}\n`).toMatchFileSnapshot(`${name}.txt`)
  })

  test('rests on a record that its product keeps as it is', () => {
    expect(v.parse(product.record, record)).toEqual(record)
  })

  test('shows no trace of a value that is missing', () => {
    const said = textsOf(content)
    expect(said.length).toBeGreaterThan(10)
    expect(said.filter(([, text]) => /\b(undefined|null|NaN)\b|\[object/.test(text))).toEqual([])
  })
})
