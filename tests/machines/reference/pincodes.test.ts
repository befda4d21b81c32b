import { describe, expect, test } from 'vitest'
import { placeEntry, placeOf } from '#machines/purchase/proposal/person.fields.ts'
import {
  allPincodes,
  findPincode,
  type Pincode,
  pincodePrefixes,
  pincodesFrom,
} from '#machines/reference/pincodes.ts'
import { stateByName, states } from '#machines/reference/states.ts'
import { checkIdentity } from '#machines/rules/identity.ts'
import { firstRated } from './first-rated.ts'

const all = allPincodes()

describe('pincodes', () => {
  test('are those of all of India, each once and in order, in a city of a state we know', () => {
    expect(all.length).toBeGreaterThan(19_000)
    expect(new Set(all.map(({ pincode }) => pincode)).size).toBe(all.length)
    expect(all).toEqual(all.toSorted((a, b) => Number(a.pincode) - Number(b.pincode)))
    const isPlain = (text: string) => /^[\w .,&'/()-]+$/.test(text)
    const isWrong = ({ pincode, area, city, state }: Pincode) =>
      checkIdentity('pincode', pincode) || !stateByName(state) || !isPlain(city) || !isPlain(area)
    expect(all.filter(isWrong)).toEqual([])
  })

  test('are of every state, and of every postal region but the army’s', () => {
    expect(new Set(all.map(({ state }) => state))).toEqual(new Set(states.map(({ name }) => name)))
    expect(new Set(pincodePrefixes.map(([region]) => region))).toEqual(new Set([...'12345678']))
  })

  test('are found by the digits that they begin with', () => {
    expect(findPincode('302006')).toEqual({
      pincode: '302006',
      area: 'Jaipur R.S',
      city: 'Jaipur',
      state: 'Rajasthan',
    })
    const found = (digits: string) => pincodesFrom(digits).map(({ pincode }) => pincode)
    expect(found('302')).toEqual(all.map(({ pincode }) => pincode).filter((one) => one.startsWith('302')))
    expect(found('30200')).toEqual(found('302').filter((one) => one.startsWith('30200')))
    expect(found('302006')).toEqual(['302006'])
    expect([found('999'), found(''), findPincode('999999'), findPincode('30')]).toEqual([
      [],
      [],
      undefined,
      undefined,
    ])
  })

  test.each(firstRated)('keep their names: $city, $state', ({ city, state, pincodes }) => {
    for (const pincode of pincodes.split(' ')) expect(findPincode(pincode)).toMatchObject({ city, state })
  })

  test('can be read back from how a form shows them', () => {
    const isMisread = (place: Pincode) => {
      const { city, state } = placeOf(placeEntry(place)?.label ?? '')
      return city !== place.city || state !== place.state
    }
    expect(all.filter(isMisread)).toEqual([])
  })
})
