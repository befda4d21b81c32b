import { describe, expect, test } from 'vitest'
import type { MotorRisk } from '#machines/motor/record/motor-risk.ts'
import { addDays } from '#machines/rules/calendar.ts'
import { paise } from '#machines/rules/money.ts'
import { plainInsurer, priced, printed, swift, today } from './samples.ts'

const line = (risk: Partial<MotorRisk>, key: string, on = today) =>
  printed(priced({ ...swift, ...risk }, plainInsurer(60), on)).find(([name]) => name === key)?.[1]

const electric = { fuelType: 'Electric', cubicCapacity: null } as const
const bike = { vehicleType: '2w', seating: 2, exShowroom: paise(80_000) } as const
const brandNew = {
  isNew: true,
  businessType: 'new',
  registrationDate: today,
  previousEnd: undefined,
} as const

describe('third-party table of 1 June 2022', () => {
  test.each([
    [1000, 2094],
    [1001, 3416],
    [1500, 3416],
    [1501, 7897],
  ])('a car of %i cc pays %i', (cubicCapacity, rupees) => {
    expect(line({ cubicCapacity }, 'basicTp')).toBe(rupees)
  })

  test.each([
    [75, 538],
    [75.1, 714],
    [150, 714],
    [350, 1366],
    [350.5, 2804],
  ])('a two-wheeler of %d cc pays %i', (cubicCapacity, rupees) => {
    expect(line({ ...bike, cubicCapacity }, 'basicTp')).toBe(rupees)
  })

  test.each([
    ['4w', 30, 1780],
    ['4w', 65, 2904],
    ['4w', 66, 6712],
    ['2w', 3, 457],
    ['2w', 7, 607],
    ['2w', 16, 1161],
    ['2w', 17, 2383],
  ] as const)('an electric %s of %d kW pays %i', (vehicleType, motorKw, rupees) => {
    expect(line({ ...electric, vehicleType, motorKw }, 'basicTp')).toBe(rupees)
  })

  test.each([
    [{ cubicCapacity: 998 }, 6521],
    [{ cubicCapacity: 1197 }, 10_640],
    [{ ...electric, motorKw: 106 }, 20_907],
    [{ ...bike, cubicCapacity: 97.2 }, 3851],
  ])('a new vehicle of %o pays %i for its whole first term', (risk, rupees) => {
    expect(line({ ...brandNew, ...risk }, 'basicTp')).toBe(rupees)
  })

  test('takes 7.5% off for a hybrid', () => {
    expect(line({ fuelType: 'Hybrid' }, 'hybridDiscount')).toBe(-256)
  })

  test('uses the older table before that day', () => {
    const earlier = {
      previousEnd: undefined,
      registrationDate: '2020-06-10',
      coverType: 'thirdParty',
    } as const
    expect(line({ ...earlier, businessType: 'expired within 90 days' }, 'basicTp', '2022-05-30')).toBe(3221)
    expect(line({ ...earlier, businessType: 'expired within 90 days' }, 'basicTp', '2022-05-31')).toBe(3416)
  })
})

describe('own-damage table', () => {
  test.each([
    ['2021-12-10', 5],
    ['2021-12-09', 5.1],
    ['2016-12-10', 10],
    ['2016-12-09', 10.1],
  ])('steps on the day after %s', (registrationDate, age) => {
    const reason = priced({ ...swift, registrationDate }).lines[0]?.reason
    const rate = age <= 5 ? 3.191 : age <= 10 ? 3.351 : 3.43
    expect(reason).toContain(`${rate}% of the IDV`)
    expect(reason).toContain('India Motor Tariff 2002')
    expect(reason).toContain('since 01/07/2002')
  })

  test('charges more in the eight big cities', () => {
    expect(priced({ ...swift, zone: 'A' }).lines[0]?.reason).toContain('3.283%')
  })
})

describe('declared value', () => {
  const months = (registrationDate: string) =>
    priced({ ...swift, registrationDate, exShowroom: paise(100_000) }).idv / 100

  test.each([
    ['2026-06-10', 95_000],
    ['2026-06-09', 85_000],
    ['2025-12-10', 85_000],
    ['2025-12-09', 80_000],
    ['2024-12-10', 80_000],
    ['2023-12-10', 70_000],
    ['2022-12-10', 60_000],
    ['2021-12-10', 50_000],
    ['2021-12-09', 45_000],
    ['2016-12-10', 25_000],
    ['2014-12-10', 20_000],
    ['2014-12-09', 15_000],
  ])('of a vehicle registered on %s is %i of 1,00,000', (registrationDate, rupees) => {
    expect(months(registrationDate)).toBe(rupees)
  })

  test('stays at the insurer’s least or most when more is asked [QUOTE-17]', () => {
    const asked = (rupees: number) => priced({ ...swift, idv: paise(rupees) })
    expect(asked(1).idv).toBe(paise(459_585))
    expect(asked(9_999_999).idv).toBe(paise(561_715))
    expect(asked(500_000)).toMatchObject({
      idv: paise(500_000),
      minIdv: paise(459_585),
      maxIdv: paise(561_715),
    })
  })
})

describe('the period quoted', () => {
  const broken = {
    ...swift,
    businessType: 'expired within 90 days',
    previousEnd: addDays(today, -10),
  } as const

  test('follows the running policy without a gap', () => {
    expect(priced(swift)).toMatchObject({ start: '2026-12-10', end: '2027-12-09', odEnd: '2027-12-09' })
  })

  test('starts after the insurer’s waiting days when cover has lapsed', () => {
    expect(priced({ ...broken, coverType: 'thirdParty' }).start).toBe(addDays(today, 1))
    expect(priced({ ...broken, vehicleType: '2w' }).start).toBe(addDays(today, 1))
  })

  test('starts after the 48 hours in which an inspected car is paid', () => {
    expect(priced(broken).start).toBe(addDays(today, 2))
  })

  test('runs three years of third party over one of own damage for a new car', () => {
    expect(priced({ ...swift, ...brandNew })).toMatchObject({
      start: '2026-11-20',
      end: '2029-11-19',
      odEnd: '2027-11-19',
    })
  })
})
