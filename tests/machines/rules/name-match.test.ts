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

  test.each([
    ['nobody at all', '', '', 0],
    ['a company mark alone', 'M/s', '', 0],
    ['an initial and nothing', 'a', '', 0],
    ['a space before', 'a', ' a', 100],
    ['one word of two', 'a', 'a r', 53],
    ['an initial for a word', 'al', 'a', 80],
    ['two initials', 'a', 'r', 0],
    ['two short words', 'ab', 'al', 0],
    ['a typo in one of five letters', 'ashar', 'asha', 80],
    ['one letter too many in front', 'asharma', 'sharma', 86],
    ['one letter instead of another', 'sharna', 'sharma', 83],
    ['a tenth of the letters, in other words', 'ab cdefghij', 'abc defghix', 90],
    ['one letter before one', 'r', 'mr', 0],
    ['the initial of the other word', 'a arif', 'arif', 67],
    ['one word for two', 'om mr a', 'ab ab', 32],
    ['a word that is nobody else', 'al a', 'ab om r', 32],
    ['a company mark within', 'a', 'a m/s', 40],
    ['a company mark in front', 'm/s a', 'a', 100],
    ['titles and nothing else', 'ab al', 'mr mr', 0],
    ['two titles and one', 'Mr Late', 'Mr', 67],
  ])('of %s: %s and %s score %i', (_, one, other, score) => {
    expect(nameScore(one, other)).toBe(score)
  })

  test.each(['Mr', 'Mrs', 'Ms', 'Miss', 'Dr', 'Prof', 'Shri', 'Smt', 'Late'])('score without %s', (title) => {
    expect(nameScore(`${title} Omkar`, 'Omkar')).toBe(100)
    expect(nameScore('Omkar', `Omkar ${title}`)).toBe(nameScore('Omkar', 'Omkar xyz'))
  })

  test.each([
    ['pvt', 'private'],
    ['ltd', 'limited'],
    ['co', 'company'],
    ['corp', 'corporation'],
    ['md', 'mohammed'],
    ['mohd', 'mohammed'],
  ])('read %s as %s', (short, long) => {
    expect(nameScore(`Omkar ${short}`, `Omkar ${long}`)).toBe(100)
  })

  test('count as one from 60 of 100', () => {
    expect(sameNameScore).toBe(60)
  })
})
