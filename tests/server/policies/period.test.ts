import { describe, expect, it } from 'vitest'
import { periodFrom } from '#server/policies/period.ts'

describe('the period of a policy', () => {
  it.each([
    ['stays where it begins later', '2026-07-06', { start: '2026-07-06', end: '2027-07-05' }],
    ['stays where it begins on the day of payment', '2026-06-15', { start: '2026-06-15', end: '2027-06-14' }],
  ])('%s', (_, start, period) => {
    expect(periodFrom(period, start)).toMatchObject(period)
  })

  it.each([
    ['one year', { end: '2027-06-14' }, { start: '2026-06-17', end: '2027-06-16' }],
    [
      'one and three',
      { end: '2029-06-14', odEnd: '2027-06-14' },
      { start: '2026-06-17', end: '2029-06-16', odEnd: '2027-06-16' },
    ],
    [
      'one and five',
      { end: '2031-06-14', odEnd: '2027-06-14' },
      { start: '2026-06-17', end: '2031-06-16', odEnd: '2027-06-16' },
    ],
  ])('of %s moves with a later payment and lasts as long', (_, ends, moved) => {
    expect(periodFrom({ start: '2026-06-15', ...ends }, '2026-06-17')).toEqual({ odEnd: undefined, ...moved })
  })

  it('that was to begin on 29 February ends a year later on the 28th less a day', () => {
    const moved = periodFrom({ start: '2028-02-28', end: '2029-02-27' }, '2028-02-29')
    expect(moved).toMatchObject({ start: '2028-02-29', end: '2029-02-27' })
  })
})
