import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { getKyc, type KycReply } from '#contract/kyc/kyc.calls.ts'
import { findingOf, findingOfOtp, otpAnswerOf, toKyc, toKycDocument } from '#contract/kyc/kyc.codec.ts'
import { uploadDocument } from '#contract/kyc/upload.calls.ts'
import { isUploadable, renamed, uploadName } from '#contract/kyc/upload-name.ts'

const refused: KycReply = {
  success: false,
  message: 'Invalid OTP, Please Try Again',
  data: { kind: 'refused', message: 'Invalid OTP, Please Try Again' },
}
const sent: KycReply = { success: true, message: 'Sent', data: { kind: 'otpSent', reference: 'r' } }

describe('the identity check on the wire', () => {
  test('asks for a document of a lead [API-33]', () => {
    const document = { docName: 'pan', docNumber: 'ABCPS1234D', dateOfBirth: '1992-06-15' }
    expect(toKycDocument({ leadId: 'lead-1', insurerId: 13, ...document })).toEqual({
      customerLeadId: 'lead-1',
      insurerId: 13,
      ...document,
    })
    expect(() => toKycDocument({ leadId: 'lead-1', docName: 'library card' })).toThrow()
    expect(toKyc({ leadId: 'lead-1', insurerId: 13 })).toEqual({ customerLeadId: 'lead-1', insurerId: 13 })
  })

  test('says yes only with the word true', () => {
    expect(getKyc.isSuccess(sent)).toBe(true)
    expect(getKyc.isSuccess(refused)).toBe(false)
  })

  test('hands on the whole response of an OTP or its data, never one for the other [VALID-66]', () => {
    expect(otpAnswerOf(sent)).toEqual({ is: 'response', response: sent })
    expect(otpAnswerOf(refused)).toEqual({ is: 'data', data: refused.data })
    expect(findingOfOtp({ ok: true, body: sent })).toEqual(sent.data)
    expect(findingOfOtp({ ok: true, body: refused })).toEqual(refused.data)
  })

  test('finds the same in a yes and in a no, and nothing where nobody answered', () => {
    const failure = { status: 'error', code: 'unavailable', message: 'Not right now' } as const
    expect(findingOf({ ok: true, body: sent })).toEqual(sent.data)
    expect(findingOf({ ok: false, body: refused, failure })).toEqual(refused.data)
    expect(() => findingOf({ ok: false, failure })).toThrow('Not right now')
  })
})

describe('an upload', () => {
  test('is answered with the word success and nothing like it [VALID-65]', () => {
    const data = { id: 'file-1', name: 'image_5.png', type: 'image/png', size: 5 }
    expect(v.is(uploadDocument.reply, { status: 'success', data })).toBe(true)
    for (const status of [true, 'failure', 'Success'])
      expect(v.is(uploadDocument.reply, { status, data })).toBe(false)
    const isAccepted = (status: string) => uploadDocument.isSuccess({ status: status as 'success', data })
    expect(['success', 'failure', 'Success', ''].map(isAccepted)).toEqual([true, false, false, false])
  })

  test.each([
    ['application/pdf', 'document_5.pdf'],
    ['image/jpeg', 'image_5.jpg'],
    ['image/png', 'image_5.png'],
    ['image/x-icon', 'image_5.icon'],
  ])('of %s is named %s [VALID-61]', (type, name) => {
    expect(isUploadable(type)).toBe(true)
    expect(uploadName(type, 5)).toBe(name)
    expect(renamed(new File(['x'], 'Asha.png', { type }), 5).name).toBe(name)
  })

  test.each(['text/plain', '', 'image/svg+xml', 'application/zip', 'video/mp4'])(
    'of %j is refused [VALID-60]',
    (type) => {
      expect(isUploadable(type)).toBe(false)
      expect(() => renamed(new File(['x'], 'x', { type }), 5)).toThrow('Unsupported file type')
    },
  )
})
