import { expect, it } from 'vitest'
import { limitFactorOf } from '#server/http/limit-factor.ts'
import { networkOf } from '#server/http/network.ts'
import { refusedValue } from '#server/http/refused-data.ts'

it.each([
  ['198.51.100.7', '198.51.100'],
  ['::ffff:198.51.100.7', '198.51.100'],
  ['::FFFF:198.51.100.7', '198.51.100'],
  ['2001:db8:a:b:c:d:e:f', '2001:db8:a'],
  ['2001:db8:a::f', '2001:db8:a'],
  ['2001:db8::7', '2001:db8:0'],
  ['2001::7', '2001:0:0'],
  ['2001::a:b:c:d:e:f', '2001:0:a'],
  ['::1', '0:0:0'],
  ['::', '0:0:0'],
])('the address %s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

const refused = (code: string, message: string) => Object.assign(new Error(message), { code })

it.each(['22003', '22021', '22P02', '22P05'])('a value that the database refuses with %s is told', (code) => {
  const error = refused(code, 'value "2147483648" is out of range for type integer')
  expect(refusedValue(error)).toBe('2147483648')
  expect(refusedValue(new Error('query failed', { cause: error }))).toBe('2147483648')
  expect(refusedValue(refused(code, 'invalid byte sequence'))).toBe('')
})

it.each(['22012', '23505', '122003', '22P021'])('an error with %s is not one of a value', (code) => {
  expect(refusedValue(refused(code, 'value "1"'))).toBeUndefined()
})

it('what is no error of the database is none of a value', () => {
  expect([refusedValue(new Error('no')), refusedValue('22003'), refusedValue(undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

it.each([
  [5, 1],
  [1, 1],
  [9, 1],
  [10, 2],
  [500, 100],
])('with %i codes an hour all such limits are %i times as wide', (otpSendsPerHour, factor) => {
  expect(limitFactorOf({ otpSendsPerHour })).toBe(factor)
})
