import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { sampleHealth } from '#machines/health/record/samples.ts'
import { sampleRecord } from '#machines/motor/record/samples.ts'
import { samplePets } from '#machines/pet/record/samples.ts'
import { productOf, products, UnknownProduct } from '#machines/products.ts'
import { journeyRecord } from '#machines/schemas/journey-record.ts'
import { serverProducts } from '#machines/server-products.ts'
import { today } from './play.ts'
import { textsOf } from './texts-of.ts'

const records: Readonly<Record<string, object>> = {
  motor: sampleRecord(today),
  health: sampleHealth(),
  pet: samplePets(today),
}

const ofEach = serverProducts.map((product) => [product.key, product, records[product.key]] as const)

describe.each(ofEach)('the product %s', (key, product, sample) => {
  const record = v.parse(product.record, { ...sample, leadId: 'lead-1', quoteType: key })

  test('has words wherever it is shown', () => {
    const { title, path, firstPage, termsInShort, claim } = product
    const said = textsOf({
      title,
      path,
      firstPage,
      termsInShort,
      claim,
      summary: product.summary(record).kind,
      facts: product.facts(record).map((group) => group.title),
      labels: product.facts(record).flatMap(({ entries }) => entries.map(([label]) => label)),
      assumptions: product.assumptions(record, today).map(({ key, text }) => [key, text]),
    })
    expect(said.length).toBeGreaterThan(10)
    expect(said.filter(([, text]) => text === '')).toEqual([])
  })

  test('begins with a record in which nothing is answered, and keeps an answered one as it is', () => {
    expect(v.is(product.record, product.emptyRecord)).toBe(true)
    expect(product.emptyRecord).toMatchObject({ leadId: '', version: 0, savedStep: 0, source: 'customer' })
    expect(record).toEqual({ ...sample, leadId: 'lead-1', quoteType: key })
    expect(v.is(journeyRecord, record)).toBe(true)
  })

  test('is found by its key', () => {
    expect(productOf(products, { quoteType: key }).key).toBe(key)
    expect(() => productOf(products, { quoteType: `${key}s` })).toThrow(UnknownProduct)
  })
})
