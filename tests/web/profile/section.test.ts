import { describe, expect, it } from 'vitest'
import { sectionOf } from '#web/profile/section.ts'

describe('the section of the profile page', () => {
  it.each(['myProfile', 'myPolicies', 'myQuotations', 'myTransaction'])(
    'is %s when the URL or the history state says so [ROUTE-15, REF-27]',
    (section) => {
      expect(sectionOf(`?section=${section}`)).toBe(section)
      expect(sectionOf('', { [section]: true })).toBe(section)
      expect(sectionOf('', { section })).toBe(section)
    },
  )

  it('is the first without a valid choice', () => {
    expect(sectionOf('')).toBe('myProfile')
    expect(sectionOf('?section=myTransactions', { myPolicies: false, key: 'abc' })).toBe('myProfile')
  })

  it('prefers the URL to the history state, because a tab was opened since', () => {
    expect(sectionOf('?section=myPolicies', { myQuotations: true })).toBe('myPolicies')
  })
})
