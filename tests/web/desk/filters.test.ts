import { describe, expect, it } from 'vitest'
import { deskAddressOf, filtersIn, isSameQuery } from '#web/desk/use-filters.ts'

describe('the filters of the desk', () => {
  it('are written to the URL and read back from it', () => {
    const filters = {
      status: 'proposalSuccess',
      product: 'motor',
      from: '2026-06-01',
      to: '2026-06-15',
    } as const
    const address = deskAddressOf(filters)
    expect(address).toBe('?status=proposalSuccess&product=motor&from=2026-06-01&to=2026-06-15')
    expect(filtersIn(address)).toEqual(filters)
    expect(deskAddressOf({})).toBe('')
  })

  it('ignore unknown parameters, including a search, which may be a phone number', () => {
    expect(filtersIn('?status=everything&from=yesterday&search=9876543210&product=pet')).toEqual({
      product: 'pet',
    })
  })

  it('are normalised whatever their order in the URL', () => {
    expect(isSameQuery({ search: 'a', status: undefined }, { search: 'a' })).toBe(true)
    expect(isSameQuery({ search: 'a' }, { search: 'b' })).toBe(false)
    expect(isSameQuery({ search: '', from: '2026-06-01' }, { search: '' })).toBe(false)
  })
})
