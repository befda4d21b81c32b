import { describe, expect, test } from 'vitest'
import { previousInsurer } from '#machines/motor/rules/previous-insurer.ts'
import { motorInsurers } from '#machines/reference/insurers.ts'
import { isRenewable, policyState, renewalWindow } from '#machines/rules/renewal.ts'

const ofAYear = { start: '2026-07-06', end: '2027-07-05' }
/** A new car's: own damage for a year, third party for three. */
const bundled = { start: '2026-07-06', end: '2029-07-05', odEnd: '2027-07-05' }

const renewableOn = (days: typeof ofAYear, today: string) => isRenewable(renewalWindow(days, today), today)

describe('the time to renew', () => {
  test.each([
    ['2027-05-05', false, '61 days before the end'],
    ['2027-05-06', true, '60 days before the end'],
    ['2027-07-05', true, 'on the last day'],
    ['2027-10-03', true, '90 days after the end'],
    ['2027-10-04', false, '91 days after the end'],
  ])('on %s is there: %s (%s)', (today, isThere) => {
    expect(renewableOn(ofAYear, today)).toBe(isThere)
  })

  test('counts real days around 29 February', () => {
    const leap = { start: '2027-03-01', end: '2028-02-29' }
    expect(renewalWindow(leap, '2028-01-01')).toMatchObject({ opens: '2027-12-31', closes: '2028-05-29' })
    expect(renewableOn(leap, '2027-12-30')).toBe(false)
    expect(renewableOn(leap, '2028-05-29')).toBe(true)
  })

  test('of own damage comes before that of its third-party cover', () => {
    expect(renewalWindow(bundled, '2027-06-01')).toMatchObject({ end: '2027-07-05', ofOwnDamage: true })
    expect(renewalWindow(bundled, '2027-10-03')).toMatchObject({ end: '2027-07-05', ofOwnDamage: true })
    expect(renewalWindow(bundled, '2027-10-04')).toMatchObject({ end: '2029-07-05', ofOwnDamage: false })
    expect(renewableOn(bundled, '2028-01-01')).toBe(false)
    expect(renewableOn(bundled, '2029-06-01')).toBe(true)
  })
})

describe('a policy', () => {
  test.each([
    ['2026-07-05', 'startsLater'],
    ['2026-07-06', 'running'],
    ['2027-07-05', 'running'],
    ['2027-07-06', 'ended'],
  ])('on %s is %s', (today, state) => {
    expect(policyState(ofAYear, today)).toBe(state)
  })
})

describe('an insurer of ours', () => {
  test.each(motorInsurers)('$name is on the list of previous insurers', ({ insurerId }) => {
    expect(previousInsurer(insurerId).value).not.toBe('OTHER')
  })

  test('maps an insurer that is not ours to the other option', () => {
    expect(previousInsurer(999)).toEqual({ value: 'OTHER', label: 'Other / do not know' })
  })
})
