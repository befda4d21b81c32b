import type { GenericSchema } from 'valibot'
import { describe, expect, it } from 'vitest'
import { loginCustomer } from '#contract/account/customer-login.calls.ts'
import { signUpCustomer } from '#contract/account/sign-up.calls.ts'
import { motorSteps } from '#contract/flow/motor-fields.ts'
import { healthStep1 } from '#contract/health/health-quotes.calls.ts'
import { getKycConfig } from '#contract/kyc/kyc.calls.ts'
import { uploadDocument } from '#contract/kyc/upload.calls.ts'
import { getPaymentStatus } from '#contract/payment/payment.calls.ts'
import { getPolicyDocument } from '#contract/policy/policy.calls.ts'
import { submitProposal } from '#contract/proposal/proposal.calls.ts'
import { choicesOf } from './words-of.ts'

/** The words that a field may be, in the order of its list. */
function wordsOf(schema: GenericSchema, ...path: string[]): string {
  const inner = path.reduce((whole, key) => Reflect.get(Reflect.get(whole, 'entries'), key), schema)
  return choicesOf(inner)
}

describe('a field whose words are a list of the specification takes these and no others', () => {
  it('for a code: sendOtp or verify [REF-26]', () => {
    expect(wordsOf(loginCustomer.request, 'api_status')).toBe('sendOtp verify')
  })

  it.each([
    ['proposal', submitProposal],
    ['payment', getPaymentStatus],
    ['document', getPolicyDocument],
  ])('for the outcome of a %s: success, failure or pending [REF-24]', (_, { reply }) => {
    expect(wordsOf(reply, 'status')).toBe('success failure pending')
  })

  it('for an identity check: its modes and documents [REF-20, REF-21]', () => {
    expect(wordsOf(getKycConfig.reply, 'data', 'modes')).toBe('ckyc ovd')
    expect(wordsOf(getKycConfig.reply, 'data', 'documents')).toBe(
      'passport voterId pan dl adhaar nregaCard gstin ckycNumber cin',
    )
  })

  it('for an owner: individual or organisation [REF-03]', () => {
    expect(wordsOf(getKycConfig.request, 'customerType')).toBe('individual organisation')
    expect(wordsOf(motorSteps.step5, 'customerType')).toBe('individual organisation')
  })

  it('for who is insured: themselves, of three genders [REF-36, VALID-40, VALID-41]', () => {
    expect(wordsOf(healthStep1, 'customerRelation')).toBe('Self')
    expect(wordsOf(healthStep1, 'customerGender')).toBe('Male Female Other')
  })

  it('for who signs up: Single or Married [REF-37]', () => {
    expect(wordsOf(signUpCustomer.request, 'maritalStatus')).toBe('Single Married')
  })
})

it('an upload takes the categories kyc and motorDocuments, and one of our own for photographs [REF-22]', () => {
  const categories = wordsOf(uploadDocument.request, 'category').split(' ')
  expect(categories).toEqual(expect.arrayContaining(['kyc', 'motorDocuments']))
})
