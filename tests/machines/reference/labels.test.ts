import { expect, it } from 'vitest'
import { occupations } from '#machines/reference/health/occupations.ts'
import { insurers } from '#machines/reference/insurers.ts'
import { financiers, previousInsurers } from '#machines/reference/lists.ts'
import { officeLabel } from '#machines/reference/office-labels.ts'
import {
  appointeeRelations,
  genders,
  healthRelations,
  maritalStatuses,
  nomineeRelations,
  salutations,
} from '#machines/reference/people.ts'
import { allPincodes } from '#machines/reference/pincodes.ts'
import { placeLabel } from '#machines/reference/place-labels.ts'
import { fuelTypes } from '#machines/reference/policies.ts'
import { rtos } from '#machines/reference/rtos.ts'
import { wordLabel } from '#machines/reference/word-labels.ts'

const calledOtherwise = (names: readonly string[], label: (name: string) => string) =>
  names.filter((name) => label(name) !== name)

it('calls every place and office by its own name', () => {
  const places = allPincodes().flatMap(({ city, state }) => [city, state])
  expect(calledOtherwise(places, placeLabel)).toEqual([])
  const offices = rtos.map(({ registered_city_name }) => registered_city_name)
  expect(calledOtherwise(offices, officeLabel)).toEqual([])
})

it('calls people and fuels by their own words, and leaves words that it does not know', () => {
  const words = [
    genders,
    salutations,
    maritalStatuses,
    nomineeRelations,
    appointeeRelations,
    healthRelations,
    fuelTypes,
  ]
  expect(calledOtherwise([...words.flat(), 'Neighbour'], wordLabel)).toEqual([])
})

/** Every text within a table, whatever it is for. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn)

it('leaves no word empty that an insurer or an occupation goes by', () => {
  expect(textsIn([insurers, occupations]).filter((text) => text.trim() === '')).toEqual([])
})

it.each([
  ['banks', financiers],
  ['previous insurers', previousInsurers],
])('names all %s, each under a value of its own', (_, listed) => {
  for (const key of ['value', 'label'] as const) {
    const all = listed.map((one) => one[key])
    expect(all.filter((text) => !text)).toEqual([])
    expect(new Set(all).size).toBe(listed.length)
  }
})
