import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { sampleHealth } from '#machines/health/record/samples.ts'
import { sampleBike, sampleDetails, sampleRecord, sampleVehicle } from '#machines/motor/record/samples.ts'
import { samplePets } from '#machines/pet/record/samples.ts'
import { productOf, products, UnknownProduct } from '#machines/products.ts'
import { previousInsurers } from '#machines/reference/lists.ts'
import { makesOf } from '#machines/reference/makes.ts'
import { form } from '#machines/reference/messages/form.ts'
import { journey } from '#machines/reference/messages/journey.ts'
import { findVariant } from '#machines/reference/vehicles.ts'
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

  test('has a name for every question that only makes sense with others, and states for every step', () => {
    const subjects = Object.values(product.events).flatMap(({ saved }) => saved?.subject ?? [])
    expect(subjects.filter(({ label }) => !label)).toEqual([])
    expect(Object.values(product.funnel.states).filter((states) => states.length === 0)).toEqual([])
  })

  test('is found by its key', () => {
    expect(productOf(products, { quoteType: key }).key).toBe(key)
    expect(() => productOf(products, { quoteType: `${key}s` })).toThrow(UnknownProduct)
  })
})

const unknownPincode = { value: '000000', label: '000000 Nowhere' }
const incomplete: Readonly<Record<string, readonly (readonly [object, object | undefined])[]>> = {
  motor: [
    [{ policyDateExceeded: true }, { message: journey.renewalTooEarly }],
    [{}, undefined],
  ],
  health: [
    [{ basics: undefined }, { field: 'pincode', message: form.required }],
    [
      { basics: { ...sampleHealth().basics, pincode: undefined } },
      { field: 'pincode', message: form.required },
    ],
    [
      { basics: { ...sampleHealth().basics, pincode: unknownPincode } },
      { field: 'pincode', message: form.unknownPincode },
    ],
    [{}, undefined],
  ],
  pet: [
    [{ owner: undefined }, { field: 'pincode', message: form.required }],
    [
      { owner: { ...samplePets(today).owner, pincode: unknownPincode } },
      { field: 'pincode', message: form.unknownPincode },
    ],
    [{ pets: [] }, { field: 'pets', message: form.required }],
    [{ pets: undefined }, { field: 'pets', message: form.required }],
    [{}, undefined],
  ],
}

test.each(serverProducts.map((product) => [product.key, product] as const))(
  'no insurer is asked for %s before what it prices is answered, and the answer that is missing is named',
  (key, product) => {
    const sample = v.parse(product.record, { ...records[key], leadId: 'lead-1', quoteType: key })
    const found = incomplete[key]?.map(([change]) => product.unpriceable?.({ ...sample, ...change }, today))
    expect(found).toEqual(incomplete[key]?.map(([, reason]) => reason))
    const lacking = incomplete[key]?.filter(([, reason]) => reason && 'field' in reason) ?? []
    for (const [change] of lacking.filter(([change]) => !JSON.stringify(change).includes('000000')))
      expect(product.termsOn({ ...sample, ...change }, today)).toBeUndefined()
    expect(product.termsOn(sample, today)).toBeDefined()
  },
)

test('what is said of body and health is sealed, and nothing of another product is', () => {
  expect(products.map(({ key, sealedFields = [] }) => [key, sealedFields])).toEqual([
    ['motor', []],
    ['health', ['medical', 'build']],
    ['pet', []],
  ])
})

test('the sample vehicles are of our catalogue, by their numbers as by their names', () => {
  for (const { make, model, variant, vehicleType } of [sampleVehicle(today), sampleBike(today)]) {
    const found = findVariant(variant.value)
    expect(found?.model).toMatchObject({
      value: model.value,
      label: model.label,
      makeId: make.value,
      vehicleType,
    })
    expect(found?.variant).toMatchObject({ label: variant.label, fuelType: variant.fuelType })
    expect(makesOf(vehicleType).find(({ value }) => value === make.value)?.label).toBe(make.label)
  }
  const { previousInsurer } = sampleDetails(today)
  expect(previousInsurers).toContainEqual(expect.objectContaining(previousInsurer))
})
