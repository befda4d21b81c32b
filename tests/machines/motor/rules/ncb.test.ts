import { describe, expect, test } from 'vitest'
import { type NcbHistory, nextNcb, presetNcb } from '#machines/motor/rules/ncb.ts'
import { type Ncb, ncbOptions } from '#machines/reference/policies.ts'

const clean: NcbHistory = {
  previous: 25,
  claimed: false,
  ownerChanged: false,
  businessType: 'not expired',
  previousPolicyType: 'Comprehensive',
}

describe('the no-claim bonus of the next policy', () => {
  test.each<[Ncb, Ncb]>([
    [0, 20],
    [20, 25],
    [25, 35],
    [35, 45],
    [45, 50],
    [50, 50],
  ])('steps from %i%% to %i%%', (previous, next) => {
    expect(nextNcb({ ...clean, previous })).toBe(next)
    expect(nextNcb({ ...clean, previous, businessType: 'expired within 90 days' })).toBe(next)
    expect(nextNcb({ ...clean, previous, previousPolicyType: 'ODOnly' })).toBe(next)
  })

  test.each<[string, Partial<NcbHistory>]>([
    ['after a claim', { claimed: true }],
    ['with a new owner', { ownerChanged: true }],
    ['after 90 days without cover', { businessType: 'expired before 90 days' }],
    ['from a third-party policy', { previousPolicyType: 'ThirdParty' }],
    ['on a new vehicle', { businessType: 'new' }],
  ])('is nothing %s', (_, change) => {
    for (const previous of ncbOptions) expect(nextNcb({ ...clean, previous, ...change })).toBe(0)
  })
})

describe('the NCB dialog', () => {
  const usual = { ownerChanged: false, businessType: 'not expired', isEndKnown: true } as const

  test('proposes 0 with the reason when the owner changed or cover lapsed', () => {
    const ofAnother = presetNcb({ ...usual, ownerChanged: true })
    expect(ofAnother).toMatchObject({ ncb: 0 })
    expect(ofAnother?.reason).toContain('earlier owner')
    expect(presetNcb({ ...usual, businessType: 'expired before 90 days' })?.reason).toContain('90 days')
  })

  test('says that a bonus does not count while the end of the policy is unknown', () => {
    const preset = presetNcb({ ...usual, businessType: 'expired before 90 days', isEndKnown: false })
    expect(preset?.reason).toContain('when your policy ends')
  })

  test('proposes nothing otherwise', () => {
    expect(presetNcb(usual)).toBeUndefined()
    expect(presetNcb({ ...usual, businessType: 'expired within 90 days' })).toBeUndefined()
  })
})
