import { describe, expect, test } from 'vitest'
import {
  addDays,
  addYears,
  dayFromSlashes,
  dayOf,
  daysBetween,
  dayToSlashes,
  isDay,
  monthsBetween,
  yearsBetween,
} from '#machines/rules/calendar.ts'

describe('calendar days of India', () => {
  test("begin at midnight in Kolkata, whatever the machine's time zone [MOTOR-11]", () => {
    expect(dayOf(new Date('2026-11-19T18:29:59.999Z'))).toBe('2026-11-19')
    expect(dayOf(new Date('2026-11-19T18:30:00.000Z'))).toBe('2026-11-20')
  })

  test.each([
    ['2024-02-03', true],
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['2024-04-31', false],
    ['2024-13-01', false],
    ['2024-2-3', false],
    ['03-02-2024', false],
    ['2024-02-03T00:00:00Z', false],
    ['', false],
    ['12024-02-03', false],
    ['2024-02-031', false],
    ['0024-02-03', false],
  ])('knows whether %s is a day, year first [VALID-03]', (text, known) => {
    expect(isDay(text)).toBe(known)
  })

  test('count over leap days and ends of months', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
    expect(addYears('2024-02-29', 1)).toBe('2025-02-28')
    expect(addYears('2024-02-29', 4)).toBe('2028-02-29')
    expect(addYears('2024-02-29T12:00:00Z', 1)).toBe('2025-02-28')
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2)
    expect(daysBetween('2024-03-01', '2024-02-28')).toBe(-2)
  })

  test('measure years and months with fraction [MOTOR-18]', () => {
    expect(yearsBetween('2024-05-20', '2026-11-20')).toBe(2.5)
    expect(yearsBetween('2024-05-20', '2026-11-21')).toBeGreaterThan(2.5)
    expect(yearsBetween('2026-11-20', '2026-11-20')).toBe(0)
    expect(monthsBetween('2024-05-20', '2024-11-20')).toBe(6)
    expect(monthsBetween('2024-05-20', '2024-06-04')).toBeCloseTo(15 / 31)
  })

  test('are typed and shown day first', () => {
    expect(dayFromSlashes('09/08/1990')).toBe('1990-08-09')
    expect(dayFromSlashes('31/02/1990')).toBeUndefined()
    expect(dayFromSlashes('9/8/1990')).toBeUndefined()
    expect(dayFromSlashes('')).toBeUndefined()
    expect(dayFromSlashes('109/08/1990')).toBeUndefined()
    expect(dayFromSlashes('09/08/19901')).toBeUndefined()
    expect(dayToSlashes('1990-08-09')).toBe('09/08/1990')
  })
})
