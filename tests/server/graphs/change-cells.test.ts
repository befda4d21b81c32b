import { expect, it } from 'vitest'
import { changeCells, changeHeads } from '#server/graphs/exports/change-cells.ts'

const test = { low: -1.5, high: 3.5, p: 0.04, isSignificant: true }

it('tells a difference with its interval, its p, and whether it is more than chance explains', () => {
  expect(changeHeads).toEqual([
    'difference in points',
    '95 % from',
    '95 % to',
    'p',
    'more than chance explains',
  ])
  expect(changeCells({ difference: 1, test })).toEqual([1, -1.5, 3.5, 0.04, 'yes'])
  expect(changeCells({ difference: 1, test: { ...test, isSignificant: false } }).at(-1)).toBe('no')
})

it('leaves the cells of a test empty where there is none', () => {
  expect(changeCells({ difference: 2, test: null })).toEqual([2, null, null, null, null])
})
