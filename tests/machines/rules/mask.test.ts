import { expect, test } from 'vitest'
import {
  isMasked,
  maskAadhaar,
  maskEmail,
  maskIdentity,
  maskMobile,
  maskPan,
  maskPlate,
} from '#machines/rules/mask.ts'

test.each([
  ['pan', 'ABCPE1234F', 'ABCPEXXXXF'],
  ['adhaar', '234123412346', 'XXXX XXXX 2346'],
  ['gstin', '27ABCPE1234F1Z5', '27ABCPEXXXXF1Z5'],
] as const)(
  'of a %s shows only what its holder recognises, and is known as masked',
  (kind, number, masked) => {
    expect(maskIdentity(kind, number)).toBe(masked)
    expect(isMasked(masked)).toBe(true)
    expect(isMasked(number)).toBe(false)
  },
)

test.each([
  ['passport', 'A1234567', 'XXXX4567'],
  ['voterId', 'ABC1234567', 'XXXXXX4567'],
  ['cin', 'U12345MH2020PTC123456', 'XXXXXXXXXXXXXXXXX3456'],
] as const)('of a %s shows the last four characters', (kind, number, masked) => {
  expect(maskIdentity(kind, number)).toBe(masked)
})

test.each([
  [maskMobile, '9876543210', '98XXXXXX10'],
  [maskMobile, '98765432101', '98765432101'],
  [maskMobile, '+9876543210', '+9876543210'],
  [maskPan, 'XABCPE1234F', 'XABCPE1234F'],
  [maskPan, 'ABCPE1234FX', 'ABCPE1234FX'],
  [maskAadhaar, '2341 2341 23 46', 'XXXX XXXX 2346'],
  [maskEmail, 'asha@example.com', 'a***@example.com'],
  [maskPlate, 'RJ-14-CA-1234', 'RJ-14-XX-XX34'],
  [maskPlate, 'RJ14CA1234', 'RJ14XXXX34'],
])('%o makes %s %s', (mask, value, masked) => {
  expect(mask(value)).toBe(masked)
})

test.each(['X27ABCPE1234F1Z5', '27ABCPE1234F1Z5X'])('leaves %s, which is no GSTIN, as it is', (value) => {
  expect(maskIdentity('gstin', value)).toBe(value)
})
