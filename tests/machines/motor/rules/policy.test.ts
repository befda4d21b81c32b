import { describe, expect, test } from 'vitest'
import { dated } from '#machines/motor/quote-list/quote-list.record.ts'
import { emptyRecord } from '#machines/motor/record/motor-record.ts'
import { asOfToday } from '#machines/motor/rules/as-of-today.ts'
import { longTermCoverUntil } from '#machines/motor/rules/long-term.ts'
import { coverPeriod, startPeriod, thirdPartyYears } from '#machines/motor/rules/policy-period.ts'
import { policyType } from '#machines/motor/rules/policy-type.ts'
import { previousPolicyOption, previousPolicyType } from '#machines/motor/rules/previous-policy-type.ts'
import { pastInRegistry } from '#machines/motor/rules/registry-past.ts'
import { vehicleAge, vehicleDateError } from '#machines/motor/rules/vehicle-age.ts'
import { yearList } from '#machines/motor/rules/year-list.ts'
import { motorEvents } from '#machines/motor/wizard/motor.events.ts'
import { addDays } from '#machines/rules/calendar.ts'

const today = '2026-11-20'

describe('the age of a vehicle', () => {
  test('counts the fraction of a year [MOTOR-18]', () => {
    expect(vehicleAge('2024-05-20', today)).toBe(2.5)
    expect(vehicleAge('2026-05-20', today)).toBe(0.5)
  })

  test('is never negative; a future date is an error of the form instead', () => {
    expect(vehicleAge('2026-11-21', today)).toBe(0)
    expect(vehicleDateError('2026-11-21', today)).toBe('The date cannot be in the future')
    expect(vehicleDateError('2025-02-30', today)).toBe('Enter a valid date')
    expect(vehicleDateError(today, today)).toBeUndefined()
    expect(vehicleDateError('2026-12-20', today, true)).toBeUndefined()
    expect(vehicleDateError('2026-12-21', today, true)).toBe('Enter a day within the next 30 days')
  })
})

describe('the policy type', () => {
  const of = (vehicleType: '2w' | '4w', age: number) => policyType({ vehicleType, age, isNew: false })

  test('of a new vehicle goes with new business [MOTOR-19]', () => {
    expect(asOfToday({ ...emptyRecord, isNew: true }, today).businessType).toBe('new')
  })

  test('of a new vehicle is comprehensive [MOTOR-19]', () => {
    expect(policyType({ vehicleType: '4w', age: 0, isNew: true })).toBe('comprehensive')
    expect(policyType({ vehicleType: '2w', age: 0, isNew: true })).toBe('comprehensive')
  })

  test.each([
    [2.51, 'comprehensive'],
    [2.5, 'odOnly'],
    [1.5, 'odOnly'],
    [0.7, 'odOnly'],
  ])('of a car of %d years is %s [MOTOR-20, MOTOR-21, CONST-10]', (age, type) => {
    expect(of('4w', age)).toBe(type)
  })

  test.each([0.69, 0])('of a car of %d years is none [MOTOR-21, CONST-10]', (age) => {
    expect(of('4w', age)).toBe('none')
  })

  test.each([
    [4.51, 'comprehensive'],
    [4.5, 'odOnly'],
    [2.6, 'odOnly'],
    [0.7, 'odOnly'],
    [0.69, 'none'],
  ])('of a bike of %d years is %s [MOTOR-22, CONST-10]', (age, type) => {
    expect(of('2w', age)).toBe(type)
  })
})

describe('the previous policy type', () => {
  test.each([
    [1.49, 'previousBundled'],
    [1.5, 'odOnly'],
    [3.5, 'odOnly'],
    [3.51, 'comprehensive'],
  ])('of a car of %d years is %s [MOTOR-23, CONST-11]', (age, type) => {
    expect(previousPolicyType({ vehicleType: '4w', age })).toBe(type)
  })

  test.each([
    [1.49, 'previousBundled'],
    [1.5, 'odOnly'],
    [5.5, 'odOnly'],
    [5.51, 'comprehensive'],
  ])('of a bike of %d years is %s [MOTOR-24, CONST-11]', (age, type) => {
    expect(previousPolicyType({ vehicleType: '2w', age })).toBe(type)
  })

  test('shows as one of the three options', () => {
    expect(previousPolicyOption('previousBundled')).toBe('Comprehensive')
    expect(previousPolicyOption('comprehensive')).toBe('Comprehensive')
    expect(previousPolicyOption('odOnly')).toBe('ODOnly')
  })
})

describe('the policy period at the start of a journey', () => {
  const period = (start: string, vehicleType: '2w' | '4w', isNew: boolean) =>
    startPeriod({ today: start, vehicleType, isNew })

  test('runs from today for a year less a day [MOTOR-15, CONST-01]', () => {
    expect(period(today, '4w', false)).toEqual({ start: today, end: '2027-11-19' })
    expect(period('2024-02-29', '2w', false)).toEqual({ start: '2024-02-29', end: '2025-02-27' })
    expect(period('2026-03-31', '2w', false).end).toBe('2027-03-30')
  })

  test('runs five years for a new two-wheeler [MOTOR-16, CONST-02]', () => {
    expect(period(today, '2w', true)).toEqual({ start: today, end: '2031-11-19' })
    expect(thirdPartyYears('2w', true)).toBe(5)
  })

  test('runs three years for a new four-wheeler [MOTOR-17, CONST-03]', () => {
    expect(period(today, '4w', true)).toEqual({ start: today, end: '2029-11-19' })
    expect(thirdPartyYears('4w', true)).toBe(3)
  })
})

describe('the period of a quote', () => {
  const asked = { today, vehicleType: '4w', isNew: false, startsAfterDays: 3 } as const
  const running = { ...asked, businessType: 'not expired', previousEnd: '2026-12-31' } as const
  const broken = { ...asked, businessType: 'expired within 90 days', previousEnd: '2026-11-10' } as const

  test('follows a policy that still runs, from the day after its end', () => {
    expect(coverPeriod({ ...running, coverType: 'comprehensive' })).toEqual({
      start: '2027-01-01',
      end: '2027-12-31',
      odEnd: '2027-12-31',
    })
    expect(coverPeriod({ ...running, previousEnd: today, coverType: 'thirdParty' }).start).toBe('2026-11-21')
  })

  test("starts after the insurer's waiting days after a break or with an unknown end", () => {
    expect(coverPeriod({ ...broken, coverType: 'thirdParty' })).toEqual({
      start: '2026-11-23',
      end: '2027-11-22',
    })
    expect(coverPeriod({ ...broken, previousEnd: undefined, coverType: 'odOnly' }).start).toBe('2026-11-23')
  })

  test('insures own damage of a new vehicle for a year inside the long third-party term', () => {
    expect(
      coverPeriod({
        ...asked,
        vehicleType: '2w',
        isNew: true,
        businessType: 'new',
        coverType: 'comprehensive',
      }),
    ).toEqual({ start: today, end: '2031-11-19', odEnd: '2027-11-19' })
  })

  test('of stand-alone own damage is one year even for a new vehicle', () => {
    expect(coverPeriod({ ...asked, isNew: true, businessType: 'new', coverType: 'odOnly' }).end).toBe(
      '2027-11-19',
    )
  })
})

describe('the registration date', () => {
  const used = { isNew: false }

  test.each([
    ['2023-11-20', false],
    ['2023-11-21', true],
    ['2026-11-19', true],
    ['2026-11-20', false],
  ])('%s lies strictly within three years: %s [VALID-01, CONST-08]', (date, within) => {
    expect(
      longTermCoverUntil({ ...used, vehicleType: '4w', registrationDate: date }, today) !== undefined,
    ).toBe(within)
  })

  test.each([
    ['2021-11-20', false],
    ['2021-11-21', true],
    ['2026-11-19', true],
    ['2026-11-20', false],
  ])('%s lies strictly within five years: %s [VALID-02, CONST-08]', (date, within) => {
    expect(
      longTermCoverUntil({ ...used, vehicleType: '2w', registrationDate: date }, today) !== undefined,
    ).toBe(within)
  })
})

describe('the previous policy that a vehicle of this age has had', () => {
  const end = addDays(today, 20)
  const typesAt = (vehicleType: '2w' | '4w', years: number) => {
    const vehicle = {
      ...emptyRecord,
      vehicleType,
      registrationDate: addDays(today, -Math.round(years * 365.25)),
    }
    return [
      pastInRegistry(vehicle, { previousEndDate: end }, today).policyType,
      dated(vehicle, { endDate: end, ncb: 0 }, today).type,
    ]
  }

  test.each([
    ['4w', 1, 'Comprehensive'],
    ['4w', 3, 'ODOnly'],
    ['4w', 4, 'Comprehensive'],
  ] as const)('is taken for granted for a %s of %d years: %s [MOTOR-23]', (vehicleType, years, type) => {
    expect(typesAt(vehicleType, years)).toEqual([type, type])
  })

  test.each([
    ['2w', 1, 'Comprehensive'],
    ['2w', 4, 'ODOnly'],
    ['2w', 6, 'Comprehensive'],
  ] as const)('is taken for granted for a %s of %d years: %s [MOTOR-24]', (vehicleType, years, type) => {
    expect(typesAt(vehicleType, years)).toEqual([type, type])
  })
})

describe('the year lists', () => {
  test('offer the last 18 years for a used vehicle, this one first [VALID-04, CONST-09]', () => {
    const years = yearList(today, 'used')
    expect([years.length, years[0], years.at(-1)]).toEqual([18, 2026, 2009])
  })

  test('offer this and the previous year for a new one [VALID-05, CONST-09]', () => {
    expect(yearList(today, 'new')).toEqual([2026, 2025])
  })

  test('are the choices of the wizard, by whether the vehicle is new [VALID-04, VALID-05, CONST-09]', () => {
    const { options } = motorEvents['dates.given'].fields.manufacturingYear ?? {}
    const offered = (isNew: boolean) => typeof options === 'function' && options({ isNew }, today).length
    expect([offered(false), offered(true)]).toEqual([18, 2])
  })
})
