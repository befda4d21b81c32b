import { expect, it } from 'vitest'
import { fixedKeys } from '#server/keys/key-ring.ts'
import { readState, signState } from '#server/kyc/redirect-state.ts'

const keys = fixedKeys([{ id: '1', secret: 'the secret of these tests' }])
const check = { leadId: 'lead-1', checkId: 'check-1' }
const sentAt = new Date('2026-06-15T12:00:00.000Z')

it.each([
  ['is read until a quarter of an hour is over', '2026-06-15T12:14:59.999Z', check],
  ['is not read at the end of that quarter of an hour', '2026-06-15T12:15:00.000Z', undefined],
])('a state that went with a browser to the provider %s', (_, at, read) => {
  expect(readState(keys, signState(keys, check, sentAt), new Date(at))).toEqual(read)
})
