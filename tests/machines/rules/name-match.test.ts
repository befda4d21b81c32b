import { describe, expect, test } from 'vitest'
import { nameScore, sameNameScore } from '#machines/rules/name-match.ts'

const same: [string, string][] = [
  ['Asha Rani Sharma', 'Asha Rani Sharma'],
  ['Asha Rani Sharma', 'SHARMA ASHA RANI'],
  ['Asha Rani Sharma', 'Ms. Asha Sharma'],
  ['Asha Rani Sharma', 'A R Sharma'],
  ['Asha Rani Sharma', 'Asharani Sharma'],
  ['Asha Rani Sharma', 'Asha Raani Sharmaa'],
  ['Mohd Arif Khan', 'Mohammed Arif Khan'],
  ['S Kumar', 'Suresh Kumar'],
  ['Renée D’Souza', 'Renee D Souza'],
  ['M/s Lake Road Traders Pvt. Ltd.', 'LAKE ROAD TRADERS PRIVATE LIMITED'],
]
const different: [string, string][] = [
  ['Asha Rani Sharma', 'Vikram Singh Rathore'],
  ['Asha Sharma', 'Ravi Sharma'],
  ['Asha Rani Sharma', 'Asha'],
  ['Asha Sharma', ''],
  ['Lake Road Traders', 'Hill View Foods Private Limited'],
]

describe('two names', () => {
  test.each(same)('%s and %s count as one', (one, other) => {
    expect(nameScore(one, other)).toBeGreaterThanOrEqual(sameNameScore)
  })

  test.each(different)('%s and %s do not', (one, other) => {
    expect(nameScore(one, other)).toBeLessThan(sameNameScore)
  })

  test('score the same in either order', () => {
    for (const [one, other] of [...same, ...different])
      expect(nameScore(one, other)).toBe(nameScore(other, one))
  })
})
