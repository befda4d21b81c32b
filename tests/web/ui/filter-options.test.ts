import { describe, expect, it } from 'vitest'
import { limits } from '#machines/reference/limits.ts'
import { filterOptions } from '#web/ui/inputs/filter-options.ts'

const cities = [
  { value: 1, label: 'Sri Ganganagar', hint: 'RJ-13' },
  { value: 2, label: 'Ganganagar', hint: 'RJ-99' },
  { value: 3, label: 'Jaipur', hint: 'RJ-14' },
  { value: 4, label: 'Bhagalpur', hint: 'BR-10' },
]
const found = (typed: string) => filterOptions(cities, typed).shown.map(({ value }) => value)

describe('the options of a combobox', () => {
  it('rank a prefix above a later word above a substring', () => {
    expect(found('gan')).toEqual([2, 1])
    expect(found('ga')).toEqual([2, 1, 4])
  })

  it('match hints too, ignoring case', () => {
    expect(found('rj-14')).toEqual([3])
  })

  it('are all shown for empty text and none for no match', () => {
    expect(found(' ')).toEqual([1, 2, 3, 4])
    expect(found('xyz')).toEqual([])
  })

  it('are limited in number, and the rest is counted', () => {
    const many = Array.from({ length: 120 }, (_, value) => ({ value, label: `Branch ${value}` }))
    const { shown, more } = filterOptions(many, 'branch')
    expect([shown.length, more]).toEqual([limits.listShownMax, 120 - limits.listShownMax])
  })
})
