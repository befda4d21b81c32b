import { expect, test } from 'vitest'
import { isMasked, maskIdentity } from '#machines/rules/mask.ts'

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
