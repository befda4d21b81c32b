import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import * as schemas from '#contract/views/paths.ts'
import { formatted } from '#paths/formats/formats.ts'
import { jsonOf } from '#paths/formats/json-of.ts'
import { errorsOf } from './json-schema.ts'
import { ofCatalogue, ofOddities } from './suites.ts'

const schema = JSON.parse(readFileSync('src/paths/formats/suite.schema.json', 'utf8'))

describe('a suite as JSON', () => {
  test.each([
    ['a machine of the catalogue', () => ofCatalogue('login')],
    ['a machine with odd names', ofOddities],
  ])('is the suite itself, and what its schema says, of %s', async (_, make) => {
    const { suite, model, details } = await make()
    const written = JSON.parse(formatted('json', suite, model, details))
    expect(written).toEqual(JSON.parse(JSON.stringify(suite)))
    expect(errorsOf(schema, written)).toEqual([])
    expect(v.is(schemas.suite, written)).toBe(true)
  })

  test('has a schema that rejects missing, unknown and mistyped fields', async () => {
    const { suite } = await ofOddities()
    const { totals: _, ...without } = suite
    expect(errorsOf(schema, without)).toEqual(['/totals is missing'])
    expect(errorsOf(schema, { ...suite, more: 1 })).toEqual(['/more is too much'])
    expect(errorsOf(schema, { ...suite, states: 1.5 })).toEqual(['/states is no integer'])
    expect(errorsOf(schema, { ...suite, paths: [{ ...suite.paths[0], id: 'x' }] })).toEqual([
      '/paths/0/id is not like ^[0-9a-f]{8}$',
    ])
  })

  test('rejects values that do not survive a round trip', () => {
    expect(() => jsonOf({ data: { amount: 10n } })).toThrow(
      'JSON cannot hold the bigint that stands under "amount"',
    )
    expect(() => jsonOf({ seen: new Set([1]) })).toThrow(/the Set .* "seen"/)
    expect(() => jsonOf({ on: new Date(0) })).toThrow(/the Date .* "on"/)
    expect(() => jsonOf([Number.NaN])).toThrow(/the NaN/)
    expect(jsonOf({ nothing: undefined, some: null })).toBe('{"some":null}')
  })
})
