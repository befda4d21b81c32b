import { describe, expect, it } from 'vitest'
import { fixedKeys } from '#server/keys/key-ring.ts'
import { numbersInFull, openNumbers, sealedNumber } from '#server/sealed/numbers.ts'
import { keyIdOf, markBytes, sealOf } from '#server/sealed/seal.ts'

const first = { id: '1', secret: 'the first secret of a server' }
const second = { id: '2', secret: 'the second secret of a server' }
const old = sealOf(fixedKeys([first]))
const seal = sealOf(fixedKeys([second, first]))
const anew = sealOf(fixedKeys([second]))
const bytes = new Uint8Array([1, 2, 3, 250])

describe('a seal', () => {
  it('hides a text and gives it back, each time written otherwise', () => {
    const sealed = seal.close('ABCPE1234F ₹', 'lead-1')
    expect(sealed).toMatch(/^v2\.2\.[\w-]+$/)
    expect(Buffer.from(sealed.slice(5), 'base64url').toString('latin1')).not.toContain('ABCPE')
    expect(seal.close('ABCPE1234F ₹', 'lead-1')).not.toBe(sealed)
    expect(seal.open(sealed, 'lead-1')).toBe('ABCPE1234F ₹')
    expect(seal.open(sealed, 'lead-2')).toBeUndefined()
  })

  it('hides a file and gives it back, and tells by its beginning whose key it was', () => {
    const sealed = seal.closeBytes(bytes, 'file-1')
    expect(new Uint8Array(seal.openBytes(sealed, 'file-1') ?? [])).toEqual(bytes)
    expect(seal.openBytes(sealed, 'file-2')).toBeUndefined()
    expect(keyIdOf(sealed.subarray(0, markBytes))).toBe('2')
    expect(seal.openBytes(new Uint8Array(), 'file-1')).toBeUndefined()
  })

  it('is opened by the key it was made with, as long as that is accepted', () => {
    for (const made of [old, anew]) expect(seal.open(made.close('text', 'a'), 'a')).toBe('text')
    expect(anew.open(old.close('text', 'a'), 'a')).toBeUndefined()
    expect(old.open(anew.close('text', 'a'), 'a')).toBeUndefined()
    expect(anew.openBytes(old.closeBytes(bytes, 'a'), 'a')).toBeUndefined()
  })

  it('from before keys had ids is one of the first key', () => {
    const text = old.close('text', 'a').replace('v2.1.', 'v1.')
    expect(seal.open(text, 'a')).toBe('text')
    expect(anew.open(text, 'a')).toBeUndefined()
    const file = old.closeBytes(bytes, 'a').subarray('v2.1.'.length)
    expect(new Uint8Array(seal.openBytes(file, 'a') ?? [])).toEqual(bytes)
    expect(anew.openBytes(file, 'a')).toBeUndefined()
    expect(keyIdOf(file)).toBe('1')
  })

  it('that an earlier version made opens as it did', () => {
    const text = 'v2.1.FdDta9KLNeWLVmR328TQVwr1lkMQlYqvw0En-p4_WETKeldIb5Y'
    expect(seal.open(text, 'lead-1')).toBe('ABCPE1234F')
    const file = Buffer.from('djIuMS4li7uiSbZk37j4GbrRfJwUj9XAb1+kfAFvMdW3btoTDg==', 'base64')
    expect(new Uint8Array(seal.openBytes(file, 'file-1') ?? [])).toEqual(bytes)
  })

  it('that anything was done to opens no more', () => {
    const sealed = seal.close('a text', 'a')
    for (const changed of [
      `x${sealed}`,
      sealed.slice(0, -4),
      sealed.slice(5),
      sealed.replace('v2.2', 'v2.1'),
    ])
      expect(seal.open(changed, 'a')).toBeUndefined()
    const file = seal.closeBytes(bytes, 'a')
    for (let at = 0; at < file.length; at += 1) {
      const changed = Buffer.from(file)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(seal.openBytes(changed, 'a')).toBeUndefined()
    }
  })
})

describe('the number on a document', () => {
  it.each(['pan', 'gstin'])('is kept sealed where it is a %s', (kind) => {
    const sealed = sealedNumber(seal, 'lead-1', kind, 'ABCPE1234F')
    expect(openNumbers(seal, { sealed, leadId: 'lead-1' })).toEqual({ [kind]: 'ABCPE1234F' })
  })

  it.each(['aadhaar', 'adhaar', 'passport', ''])('is not kept at all where it is a %s', (kind) => {
    expect(sealedNumber(seal, 'lead-1', kind, '234123412346')).toBeUndefined()
  })

  it('is told in full where the customer gave that one or none', () => {
    const known = { pan: 'ABCPE1234F', gstin: '27ABCPE1234F1Z5' }
    expect(numbersInFull({}, known)).toEqual(known)
    expect(numbersInFull({ pan: 'ABCPEXXXXF' }, known)).toEqual(known)
    expect(numbersInFull({ pan: 'XXXXXXXXXX', gstin: '' }, known)).toEqual({})
    expect(numbersInFull({ aadhaar: 'XXXX XXXX 2346' }, { pan: known.pan })).toEqual({ pan: known.pan })
  })
})
