import { describe, expect, test } from 'vitest'
import type { Sold } from '#machines/core/server-product.ts'
import { sampleHealthProposal } from '#machines/health/proposal/health-proposal.test-model.ts'
import type { HealthRecord } from '#machines/health/record/health-record.ts'
import { opdLimits, sumsInsured } from '#machines/health/record/health-request.ts'
import { healthRenewal } from '#machines/health/rules/renewal-record.ts'
import { withHealthContact } from '#machines/health/rules/with-contact.ts'
import { addDays, addYears } from '#machines/rules/calendar.ts'
import { today } from '../play.ts'

const proposed = sampleHealthProposal(addYears(today, -1))
const { plan, person, basics } = proposed
if (!plan || !person || !basics) throw new Error('The sample is not whole')
const line = (key: string) => ({ key, label: key, amount: 1_00, reason: 'Sample' })

const renewed = (change: Partial<HealthRecord> = {}, tenure: 1 | 2 | 3 = 1, ...addOns: string[]) => {
  const lines = ['base', ...addOns].map(line)
  const record = { ...proposed, plan: { ...plan, tenure, lines }, ...change }
  const sold: Sold<HealthRecord> = {
    leadId: 'lead-1',
    policyNumber: 'P/1',
    insurerId: plan.insurerId,
    start: plan.start,
    end: plan.end,
    record,
  }
  return healthRenewal(sold, today)
}

describe('a renewed health policy', () => {
  test('begins with the same wishes, and carries along what the proposal asks for again', () => {
    const request = { sumInsured: 1_000_000, tenure: 1, addOns: [], preExistingWait: 24 } as const
    const { answers, carried } = renewed({ request: { ...request, addOns: [] } })
    expect(answers).toMatchObject({
      savedStep: 2,
      request,
      customer: proposed.customer,
      version: 0,
      leadId: '',
    })
    for (const gone of ['plan', 'kyc', 'person', 'status', 'quotationNumber'])
      expect(answers).not.toHaveProperty(gone)
    const { build, occupation, medical, permanentAddress, communicationAddress, nominee } = proposed
    expect(carried).toEqual({
      renewalOf: 'lead-1',
      ...{ person, build, occupation, medical, permanentAddress, communicationAddress, nominee },
    })
  })

  test.each([
    ['by the day of birth', { person: { ...person, dateOfBirth: addYears(today, -36) } }, 1, 36],
    [
      'a day before the birthday',
      { person: { ...person, dateOfBirth: addDays(addYears(today, -36), 1) } },
      1,
      35,
    ],
    ['by the years of the policy', { person: undefined }, 3, basics.age + 3],
    ['by a year where no plan is known', { person: undefined, plan: undefined }, 3, basics.age + 1],
    ['never over 99', { person: undefined, basics: { ...basics, age: 98 } }, 2, 99],
  ] as const)('is for a person who is older by now: %s', (_, change, tenure, age) => {
    expect(renewed(change, tenure).answers.basics).toEqual({ ...basics, age })
  })

  test('asks who is insured where that was never answered', () => {
    expect(renewed({ basics: undefined }).answers.basics).toBeUndefined()
  })

  test.each([
    ['without its add-on', 0, 1, ['maternity'], undefined],
    ['of one year', 0, 1, ['maternity', 'noClaimBonusSuper'], 50],
    ['of two years', 0, 2, ['noClaimBonusSuper'], 100],
    ['of another year on top', 50, 1, ['noClaimBonusSuper'], 100],
    ['at its most', 100, 3, ['noClaimBonusSuper'], 100],
    ['given up with its add-on', 100, 1, [], undefined],
  ] as const)('has the bonus %s', (_, noClaimBonusPct, tenure, addOns, pct) => {
    expect(renewed({ noClaimBonusPct }, tenure, ...addOns).carried.noClaimBonusPct).toBe(pct)
  })
})

test('the sums of health cover are round, and each is more than the one before it', () => {
  for (const [sums, step] of [
    [sumsInsured, 50_000],
    [opdLimits, 5_000],
  ] as const) {
    expect(sums.filter((rupees) => rupees % step !== 0)).toEqual([])
    expect(sums).toEqual([...new Set(sums)].toSorted((one, other) => one - other))
  }
})

test('letters of a policy go to another address, its locality after the last comma, within its zone of prices', () => {
  const contact = {
    email: 'a@example.com',
    mobile: '9876543210',
    pincode: '302002',
    city: 'Jaipur',
    state: 'Rajasthan',
  }
  const sent = (addressLine: string, place: object = {}) =>
    withHealthContact(proposed, { ...contact, addressLine, ...place })
  const place = { pincode: '302002', city: 'Jaipur', state: 'Rajasthan' }
  for (const [addressLine, line1, area] of [
    ['7 Hill Road', '7 Hill Road', ''],
    ['7 Hill Road, First floor , Bani Park', '7 Hill Road, First floor', 'Bani Park'],
  ] as const) {
    const changed = sent(addressLine)
    expect(changed?.communicationAddress).toEqual({ line1, area, ...place })
    expect(changed?.permanentAddress).toEqual(changed?.communicationAddress)
    expect(changed?.person).toMatchObject({ ...contact, addressLine })
  }
  expect(sent('1 Marine Drive', { pincode: '400001', city: 'Mumbai', state: 'Maharashtra' })).toBeUndefined()
})
