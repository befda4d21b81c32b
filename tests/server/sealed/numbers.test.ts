import { describe, expect, it } from 'vitest'
import { emptyRecord } from '#machines/motor/record/motor-record.ts'
import { fixedKeys } from '#server/keys/key-ring.ts'
import { openNumbers, unknownNumber, unmasked, withSealedNumbers } from '#server/sealed/numbers.ts'
import { sealOf } from '#server/sealed/seal.ts'

const seal = sealOf(fixedKeys([{ id: '1', secret: 'a secret of the server' }]))
const person = {
  salutation: 'Ms',
  fullName: 'Asha Rani Sharma',
  email: 'asha@example.com',
  mobile: '9876543210',
  addressLine: '12 Lake Road',
  pincode: '302001',
  city: 'Jaipur',
  state: 'Rajasthan',
}
const numbers = { pan: 'ABCPE1234F', aadhaar: '234123412346', gstin: '27ABCPE1234F1Z5' }
const record = { ...emptyRecord, leadId: 'lead-1', person: { ...person, ...numbers } }

describe('the identity numbers of a record', () => {
  const kept = withSealedNumbers(seal, record)

  it('are kept masked and sealed, never in full', () => {
    expect(kept.person).toEqual({
      ...person,
      pan: 'ABCPEXXXXF',
      aadhaar: 'XXXX XXXX 2346',
      gstin: '27ABCPEXXXXF1Z5',
    })
    for (const number of Object.values(numbers)) expect(JSON.stringify(kept)).not.toContain(number)
    expect(openNumbers(seal, kept)).toEqual(numbers)
  })

  it('are cleaned before they are masked', () => {
    const spaced = { ...record, person: { ...person, aadhaar: '2341 2341 2346' } }
    expect(withSealedNumbers(seal, spaced).person?.aadhaar).toBe('XXXX XXXX 2346')
  })

  it('open for no other journey, under no other secret, and not where a letter was changed', () => {
    expect(openNumbers(seal, { ...kept, leadId: 'lead-2' })).toEqual({})
    expect(
      openNumbers(sealOf(fixedKeys([{ id: '1', secret: 'another secret of the server' }])), kept),
    ).toEqual({})
    const changed = kept.sealed?.replace(/(.)(.{8})$/, (_, letter, end) => (letter === 'A' ? 'B' : 'A') + end)
    expect(openNumbers(seal, { ...kept, sealed: changed })).toEqual({})
    for (const sealed of ['', 'v1.', 'v1.AAAA', `v3${kept.sealed?.slice(2)}`, `v2.2${kept.sealed?.slice(4)}`])
      expect(openNumbers(seal, { ...kept, sealed })).toEqual({})
  })

  it('stay sealed as they are where they are told again, so that nothing counts as changed', () => {
    expect(withSealedNumbers(seal, { ...record, sealed: kept.sealed })).toEqual(kept)
    expect(withSealedNumbers(seal, kept)).toBe(kept)
  })

  it('are sealed anew where one was changed, and dropped where none is asked for any more', () => {
    const other = { ...record, person: { ...record.person, pan: 'ABCPE9999F' }, sealed: kept.sealed }
    expect(openNumbers(seal, withSealedNumbers(seal, other)).pan).toBe('ABCPE9999F')
    expect(withSealedNumbers(seal, { ...kept, person }).sealed).toBeUndefined()
  })

  it('come back in full from their masks, unless the mask is of another number', () => {
    const told = unmasked({ ...person, pan: 'ABCPEXXXXF', aadhaar: 'XXXX XXXX 9999' }, numbers)
    expect(told.pan).toBe(numbers.pan)
    expect(told.aadhaar).toBe('XXXX XXXX 9999')
    expect(unknownNumber(told)).toBe('aadhaar')
    expect(unknownNumber({ ...person, pan: numbers.pan })).toBeUndefined()
  })
})
