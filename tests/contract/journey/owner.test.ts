import * as v from 'valibot'
import { expect, it } from 'vitest'
import { giveConsent } from '#contract/desk/consent.calls.ts'
import { getFeCode } from '#contract/journey/customer.calls.ts'
import { verifyOwnerCode } from '#contract/journey/owner.calls.ts'

it.each([
  ['the owner of a journey', verifyOwnerCode.request, {}],
  ['a customer who agrees', giveConsent.request, { purpose: 'access' }],
])('the code of %s has four digits, and is refused in the fixed words [VALID-11]', (_, schema, beside) => {
  const messagesOf = (otp: string) =>
    v.safeParse(schema, { customerLeadId: 'lead-1', ...beside, otp }).issues?.map(({ message }) => message)
  expect(messagesOf('1234')).toBeUndefined()
  for (const wrong of ['', '123', '12345', 'abcd', ' 1234', '1234x'])
    expect(messagesOf(wrong), wrong).toEqual(['Please Enter a valid OTP'])
})

it('a link that names nobody asks for the code of nobody', () => {
  expect(v.parse(getFeCode.request, {})).toEqual({ refCode: '', feCode: '', ipAddress: '' })
})
