import { describe, expect, it } from 'vitest'
import { allPincodes } from '#machines/reference/pincodes.ts'
import { rtos } from '#machines/reference/rtos.ts'
import { readCatalogue } from '#texts/catalogue.ts'

const hindi = readCatalogue('hi')
const withoutHindi = (names: readonly string[]): string[] =>
  [...new Set(names)].filter((name) => !/\p{Script=Devanagari}/u.test(hindi.get(name) ?? ''))

describe('the places of the list of pincodes', () => {
  it('have their names in Hindi, states, cities and districts', () => {
    expect(withoutHindi(allPincodes().flatMap(({ city, state }) => [city, state]))).toEqual([])
  })
})

describe('the towns of registration offices', () => {
  it('have their names in Hindi, every one', () => {
    expect(withoutHindi(rtos.map(({ registered_city_name }) => registered_city_name))).toEqual([])
  })
})
