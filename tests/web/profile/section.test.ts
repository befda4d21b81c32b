import { describe, expect, it } from 'vitest'
import { profileSections } from '#machines/reference/people.ts'
import { sectionOf } from '#web/profile/section.ts'

describe('the section of the profile page', () => {
  it.each(profileSections)('is %s where address or history say so [ROUTE-15]', (section) => {
    expect(sectionOf(`?section=${section}`)).toBe(section)
    expect(sectionOf('', { [section]: true })).toBe(section)
    expect(sectionOf('', { section })).toBe(section)
  })

  it('is the first where nobody says so, or says what there is not', () => {
    expect(sectionOf('')).toBe('myProfile')
    expect(sectionOf('?section=myTransactions', { myPolicies: false, key: 'abc' })).toBe('myProfile')
  })

  it('is that of the address before that of the history, for a tab was opened since', () => {
    expect(sectionOf('?section=myPolicies', { myQuotations: true })).toBe('myPolicies')
  })
})
