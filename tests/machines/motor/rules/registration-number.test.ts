import { describe, expect, test } from 'vitest'
import {
  checkRegistration,
  formatRegistration,
  isBharatSeries,
  rtoCodeOf,
} from '#machines/motor/rules/registration-number.ts'

describe('a registration number as it is typed', () => {
  test.each([
    ['rj14ab1234', 'RJ-14-AB-1234'],
    ['RJ 14 AB 1234', 'RJ-14-AB-1234'],
    ['RJ-14-AB-1234', 'RJ-14-AB-1234'],
    ['dl1cab0042', 'DL-1-CAB-0042'],
    ['DL8CAF1234', 'DL-8-CAF-1234'],
    ['gj011234', 'GJ-01-1234'],
    ['r', 'R'],
    ['rj1', 'RJ-1'],
    ['rj14c', 'RJ-14-C'],
    ['RJ१४AB१२३४', 'RJ-14-AB-1234'],
    ['rj14ab12345', 'RJ-14-AB-1234'],
    ['', ''],
  ])('%s shows as %s [VALID-33]', (typed, shown) => {
    expect(formatRegistration(typed)).toBe(shown)
    expect(formatRegistration(shown)).toBe(shown)
  })

  test('of the Bharat series stays without dashes', () => {
    expect(formatRegistration('22 bh-1234 ab')).toBe('22BH1234AB')
    expect(formatRegistration('22BH1234ABC')).toBe('22BH1234AB')
    expect([isBharatSeries('22bh'), isBharatSeries('RJ14'), isBharatSeries('')]).toEqual([true, false, false])
  })
})

describe('checking a registration number', () => {
  test('requires one [VALID-29]', () => {
    expect(checkRegistration('', '2w')).toBe('Field is required')
    expect(checkRegistration(' - ', '4w')).toBe('Field is required')
  })

  test('counts ten characters with the dashes [VALID-30, CONST-17]', () => {
    expect(formatRegistration('DL1C12')).toBe('DL-1-C-12')
    expect(checkRegistration('DL1C12', '4w')).toBe('Enter a valid Number')
    expect(checkRegistration('DL1C123', '4w')).toBeUndefined()
    expect(checkRegistration('RJ14A1234', '4w')).toBeUndefined()
  })

  test('has a capital V in the message for a bike [VALID-31]', () => {
    expect(checkRegistration('RJ14', '2w')).toBe('Enter a Valid Number')
  })

  test('has a small v in the message for a car [VALID-32]', () => {
    expect(checkRegistration('RJ14', '4w')).toBe('Enter a valid Number')
  })

  test.each([
    'RJ14CA1234',
    'RJ-14-CA-1234',
    'DL8CAF1234',
    'MH12AB1',
    'KA01MJ0007',
    'GJ-01-1234',
    'TG09A0001',
    'DL-1-CAB-0042',
    'OR02A1234',
    'TS09EA1234',
  ])('takes %s', (value) => {
    expect(checkRegistration(value, '4w')).toBeUndefined()
  })

  test.each(['XX14CA1234', 'RJ14CA', 'RJ14CAAB123', 'RJCA1234567', 'RJ14CA12345', 'RJ14CA123X'])(
    'refuses %s',
    (value) => {
      expect(checkRegistration(value, '4w')).toBe('Enter a valid Number')
    },
  )

  test.each(['12BH1234AB', '22bh1234ab', '99BH0000ZZ', '01 BH 1234 AB'])(
    'takes %s of the Bharat series [VALID-34]',
    (value) => {
      expect(checkRegistration(value, '4w')).toBeUndefined()
    },
  )

  test.each(['00BH1234AB', '22BH123AB', '22BX1234AB', '22BH1234A', '22BH1234ABC', '2', '14RJCA1234'])(
    'refuses %s with the Bharat message [VALID-34, VALID-35]',
    (value) => {
      expect(checkRegistration(value, '2w')).toBe('The Bharat series number format is XXBH####YY(12BH1234AB)')
    },
  )
})

describe('the registration office of a plate', () => {
  test.each([
    ['RJ-14-CA-1234', 'RJ14'],
    ['DL-8-CAF-1234', 'DL08'],
    ['OR02A1234', 'OD02'],
    ['UA07A1234', 'UK07'],
    ['TS09EA1234', 'TS09'],
    ['22BH1234AB', undefined],
    ['RJ14', undefined],
  ])('of %s is %s', (value, code) => {
    expect(rtoCodeOf(value)).toBe(code)
  })
})
