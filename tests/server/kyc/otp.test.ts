import { expect, it } from 'vitest'
import * as calls from '#contract/kyc/kyc.calls.ts'
import { findingOfOtp, otpAnswerOf } from '#contract/kyc/kyc.codec.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aadhaar, anOwner, digit, kycDoes, lastOtp, modules } from './an-owner.ts'

const wrong = (otp: string) => (otp === '000000' ? '000001' : '000000')

describeOnEachDatabase('KYC by Aadhaar and OTP', { modules }, (server) => {
  it('finds the owner behind an Aadhaar number [API-36, VALID-66]', async () => {
    const owner = await anOwner(server)
    const reference = await owner.sendOtp()
    const reply = await owner.verify(reference, await lastOtp(server))
    expect(reply).toMatchObject({ success: true, message: 'Your identity is verified.' })
    if (reply.data.kind !== 'verified') throw new Error(reply.data.kind)
    expect(reply.data.result).toMatchObject({
      kycStatus: 'success',
      kycType: 'ovd',
      docName: 'adhaar',
      docNumber: 'XXXX XXXX 2346',
      name: 'Asha Rani Sharma',
      reference,
    })
    expect(otpAnswerOf(reply)).toEqual({ is: 'response', response: reply })
    expect(await owner.checks()).toMatchObject([{ mode: 'otp', status: 'success' }])
  })

  it('says a wrong OTP in the words of the specification, and hands on its data alone [VALID-66, ERR-13]', async () => {
    const owner = await anOwner(server)
    const reference = await owner.sendOtp()
    const reply = await owner.verify(reference, wrong(await lastOtp(server)))
    const refused = { kind: 'refused', message: 'Invalid OTP, Please Try Again' }
    expect(reply).toEqual({ success: false, message: refused.message, data: refused })
    expect(otpAnswerOf(reply)).toEqual({ is: 'data', data: refused })
    expect(findingOfOtp({ ok: true, body: reply })).toEqual(refused)
  })

  it('takes five tries and no more, however many at once', async () => {
    const owner = await anOwner(server)
    const reference = await owner.sendOtp()
    const otp = await lastOtp(server)
    const replies = await Promise.all(Array.from({ length: 7 }, () => owner.verify(reference, wrong(otp))))
    const said = replies.map(({ message }) => message)
    expect(said.filter((message) => message === 'Invalid OTP, Please Try Again')).toHaveLength(5)
    expect((await owner.verify(reference, otp)).message).toBe('Too many wrong tries. Ask for a new OTP.')
    expect(await owner.checks()).toMatchObject([{ status: 'otpSent' }])
  })

  it('answers the right OTP once more where its answer was lost on the way to the browser', async () => {
    const owner = await anOwner(server)
    const reference = await owner.sendOtp()
    const otp = await lastOtp(server)
    const first = await owner.verify(reference, otp)
    expect(await owner.verify(reference, otp)).toEqual(first)
  })

  it('says that an OTP has expired, or was never sent', async () => {
    const owner = await anOwner(server)
    const reference = await owner.sendOtp()
    await kycDoes(server, 'aadhaarVerify', 'expire')
    const expired = 'This OTP has expired. Ask for a new one.'
    expect((await owner.verify(reference, await lastOtp(server))).message).toBe(expired)
    expect((await owner.verify('no-such-reference', '123456')).message).toBe(expired)
  })

  it('does not take an OTP that was sent for another journey', async () => {
    const other = await anOwner(server)
    const reference = await other.sendOtp()
    const owner = await anOwner(server)
    expect((await owner.verify(reference, await lastOtp(server))).success).toBe(false)
  })

  it('refuses an Aadhaar of somebody else and tells nothing of it', async () => {
    const owner = await anOwner(server)
    const reference = await owner.sendOtp()
    await kycDoes(server, 'aadhaarVerify', 'mismatch')
    const reply = await owner.verify(reference, await lastOtp(server))
    expect(reply.message).toMatch(/^The name on this document is not Asha Rani Sharma\./)
    expect(JSON.stringify(reply)).not.toContain('Someone')
  })

  it.each([
    { ...aadhaar, docNumber: '234123412345' },
    { ...aadhaar, docNumber: '12' },
  ])('refuses a number that is none [ERR-14]', async (document) => {
    const owner = await anOwner(server)
    expect((await owner.lookUp(document)).message).toBe('Invalid Aadhaar Number, Please Try Again')
  })

  it('says so where Aadhaar does not know the number [ERR-14]', async () => {
    const owner = await anOwner(server)
    await kycDoes(server, 'aadhaarOtp', 'decline')
    expect((await owner.lookUp(aadhaar)).message).toBe('Invalid Aadhaar Number, Please Try Again')
  })

  it('asks for papers at an insurer that takes no OTP', async () => {
    const owner = await anOwner(server)
    const { data } = await owner.lookUp({ ...aadhaar, insurerId: digit })
    expect(data.kind).toBe('notFound')
  })

  it('sends five OTPs an hour and no more', async () => {
    const owner = await anOwner(server)
    for (let times = 0; times < 5; times += 1) await owner.sendOtp()
    const request = { customerLeadId: owner.customerLeadId, insurerId: 30, ...aadhaar }
    expect(await owner.visitor.refused(calls.getKyc, request)).toMatchObject({ http: 429, code: 'too-many' })
  })

  it('puts no OTP and no number into the log', async () => {
    const owner = await anOwner(server)
    const reference = await owner.sendOtp()
    const otp = await lastOtp(server)
    await owner.verify(reference, otp)
    const logged = server.logText
    for (const secret of [otp, aadhaar.docNumber, 'Asha']) expect(logged).not.toContain(secret)
  })
})
