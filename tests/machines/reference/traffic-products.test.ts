import { expect, test } from 'vitest'
import { countedAs } from '#machines/reference/traffic-products.ts'

test.each([
  [{ quoteType: 'motor', vehicleType: '4w' }, 'car'],
  [{ quoteType: 'motor', vehicleType: '2w' }, 'bike'],
  [{ vehicleType: '4w' }, 'car'],
  [{ quoteType: 'motor' }, 'none'],
  [{ quoteType: 'health' }, 'health'],
  [{ quoteType: 'pet' }, 'pet'],
  [{}, 'none'],
] as const)('a journey of %o is counted as %s', (journey, product) => {
  expect(countedAs(journey)).toBe(product)
})
