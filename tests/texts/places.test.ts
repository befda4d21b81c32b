import { describe, expect, it } from 'vitest'
import { allPincodes } from '#machines/reference/pincodes.ts'
import { readCatalogue } from '#texts/catalogue.ts'

const hindi = readCatalogue('hi')

describe('the places of the list of pincodes', () => {
  it('have their names in Hindi, states, cities and districts', () => {
    const names = new Set(allPincodes().flatMap(({ city, state }) => [city, state]))
    expect([...names].filter((name) => !/\p{Script=Devanagari}/u.test(hindi.get(name) ?? ''))).toEqual([])
  })
})
