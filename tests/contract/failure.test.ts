import * as v from 'valibot'
import { expect, it } from 'vitest'
import { failure } from '#contract/failure.ts'

/** Written by hand: callers act on these words, which server and browser both take from the contract. */
const codes =
  'bad-request invalid too-large unsupported-type signed-out not-found gone unknown-journey prove-owner ' +
  'not-allowed not-now saved-elsewhere too-many busy unavailable unexpected'

it('a failure has one of sixteen codes, and always a text', () => {
  expect(failure.entries.code.options).toEqual(codes.split(' '))
  expect(v.is(failure, { status: 'error', code: 'gone', message: 'It is over.' })).toBe(true)
  expect(v.is(failure, { status: 'error', code: 'gone' })).toBe(false)
  expect(v.is(failure, { status: 'success', code: 'gone', message: '' })).toBe(false)
})
