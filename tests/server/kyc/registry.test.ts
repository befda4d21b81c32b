import { expect, it } from 'vitest'
import * as calls from '#contract/kyc/kyc.calls.ts'
import { testConfig } from '../support/config.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aadhaar, anOwner, digit, kycDoes, modules, pan, tataAig } from './an-owner.ts'

describeOnEachDatabase('the central KYC registry', { modules }, (server) => {
  it('tells how an insurer lets an owner prove who they are [PROPOSAL-06, API-32]', async () => {
    const { visitor } = await anOwner(server)
    const config = async (insurerId: number, customerType: string) =>
      (await visitor.call(calls.getKycConfig, { insurerId, customerType })).data
    expect(await config(tataAig, 'individual')).toEqual({
      modes: ['ckyc', 'ovd'],
      documents: ['passport', 'voterId', 'pan', 'dl', 'adhaar', 'nregaCard', 'ckycNumber'],
      redirect: true,
    })
    expect(await config(digit, 'organisation')).toMatchObject({
      documents: ['gstin', 'cin', 'pan'],
      redirect: false,
    })
    expect(
      (await visitor.refused(calls.getKycConfig, { insurerId: 99, customerType: 'individual' })).code,
    ).toBe('not-found')
  })

  it('finds the owner by a document and shows its number masked [API-33, ERR-16]', async () => {
    const owner = await anOwner(server)
    const { success, message, data } = await owner.lookUp(pan)
    expect(success).toBe(true)
    if (data.kind !== 'verified') throw new Error(data.kind)
    expect(data.result).toMatchObject({
      kycStatus: 'success',
      kycType: 'ckyc',
      docName: 'pan',
      docNumber: 'ABCPSXXXXD',
      name: 'Asha Rani Sharma',
      dateOfBirth: '1992-06-15',
    })
    expect(message).toBe(`Your KYC is successfully fetched and your KYC Number is ${data.result.kycNumber}`)
  })

  it('keeps of a document no more than its mask', async () => {
    const owner = await anOwner(server)
    await owner.lookUp(pan)
    await owner.lookUp(aadhaar)
    const checks = await owner.checks()
    expect(checks).toMatchObject([
      { mode: 'ckyc', status: 'success' },
      { mode: 'otp', status: 'otpSent' },
    ])
    const kept = JSON.stringify([checks, server.logText])
    expect(kept).toContain('ABCPSXXXXD')
    expect(kept).toContain('XXXX XXXX 2346')
    for (const number of [pan.docNumber, aadhaar.docNumber]) expect(kept).not.toContain(number)
  })

  it('asks for a proof of address where there is no record [ERR-12]', async () => {
    const owner = await anOwner(server)
    await kycDoes(server, 'ckycSearch', 'decline')
    expect(await owner.lookUp(pan)).toEqual({
      success: false,
      message: 'CKYC Invalid, Please Enter POA Type ',
      data: { kind: 'notFound', message: 'CKYC Invalid, Please Enter POA Type ' },
    })
  })

  it.each(['ckycSearch', 'ckycDownload'])(
    'refuses the record of somebody else and tells nothing of it (%s)',
    async (call) => {
      const owner = await anOwner(server)
      await kycDoes(server, call, 'mismatch')
      const reply = await owner.lookUp(pan)
      expect(reply.success).toBe(false)
      expect(reply.message).toBe(
        'The name on this document is not Asha Rani Sharma. Correct the name to what the document says, or use another document.',
      )
      expect(JSON.stringify([reply, await owner.checks()])).not.toContain('Someone')
      expect(await owner.checks()).toMatchObject([{ status: 'failed' }])
    },
  )

  it('goes by the name on the document where it was corrected', async () => {
    const owner = await anOwner(server)
    const inAnotherName = { ...pan, docNumber: 'ABCPS1239D' }
    expect((await owner.lookUp(inAnotherName)).message).toContain('is not Asha Rani Sharma')
    const { data } = await owner.lookUp({ ...inAnotherName, fullName: 'Someone Else Entirely' })
    expect(data).toMatchObject({ kind: 'verified', result: { name: 'Someone Else Entirely' } })
  })

  it('says which date of birth is not on record', async () => {
    const owner = await anOwner(server)
    await kycDoes(server, 'ckycDownload', 'decline')
    expect((await owner.lookUp(pan)).message).toBe(
      'The date of birth is not the one on this record. Correct it and try again.',
    )
  })

  it.each([
    [{ ...pan, docNumber: 'ABC' }, 'Enter a valid PAN'],
    [{ ...pan, docNumber: 'ABCFS1234D' }, 'This PAN belongs to an organisation. Enter your own PAN.'],
    [{ ...pan, dateOfBirth: undefined }, 'Date of Birth is required'],
    [
      { docName: 'cin', docNumber: 'U12345MH2020PTC123456' },
      'This insurer does not accept this way of proving who you are.',
    ],
  ])('is not troubled with what cannot be right (%#)', async (document, message) => {
    const owner = await anOwner(server)
    expect(await owner.lookUp(document)).toEqual({
      success: false,
      message,
      data: { kind: 'refused', message },
    })
    expect(await owner.checks()).toEqual([])
  })

  it.each(['fail', 'down', 'garbled', 'tooMany', 'lost'])(
    'may be asked again later when it does not answer (%s)',
    async (outcome) => {
      const owner = await anOwner(server)
      await kycDoes(server, 'ckycSearch', outcome)
      const request = { customerLeadId: owner.customerLeadId, insurerId: digit, ...pan }
      expect(await owner.visitor.refused(calls.getKyc, request)).toMatchObject({
        http: 503,
        code: 'unavailable',
        message: 'The KYC registry does not answer right now. Please try again.',
      })
      expect((await owner.lookUp(pan)).success).toBe(true)
    },
  )

  it('is left alone after failing in a row, which its service status tells [API-35]', async () => {
    const owner = await anOwner(server)
    const service = async () => (await owner.ask(calls.getKycServiceStatus)).data
    expect(await service()).toEqual({ insurerId: tataAig, available: true })
    await kycDoes(server, 'ckycSearch', 'down', { times: 5 })
    for (let times = 0; times < 5; times += 1) await owner.lookUp(pan).catch(() => undefined)
    expect(await service()).toEqual({ insurerId: tataAig, available: false })
    await expect(owner.lookUp(pan)).rejects.toThrow('unavailable')
  })

  it('is asked so often an hour for one journey and no more', async () => {
    const owner = await anOwner(server)
    const ask = () =>
      owner.visitor.ask(calls.getKyc, { customerLeadId: owner.customerLeadId, insurerId: digit, ...pan })
    const replies = []
    for (let times = 0; times < 21; times += 1) replies.push((await ask()).status)
    expect(replies.filter((status) => status === 200)).toHaveLength(20)
    expect(replies.at(-1)).toBe(429)
  })

  it('is asked about nobody’s journey but one’s own', async () => {
    const { customerLeadId } = await anOwner(server)
    const stranger = server.visitor()
    const request = { customerLeadId, insurerId: digit, reference: 'x', otp: '123456', fileId: 'x', ...pan }
    const { getKyc, getKycStatus, verifyKycWithOtp, startKycRedirect, checkKycPapers } = calls
    for (const call of [getKyc, getKycStatus, verifyKycWithOtp, startKycRedirect, checkKycPapers])
      expect((await stranger.refused(call, request)).code).toBe('prove-owner')
  })
})

const config = { ...testConfig, paidCallsPerDay: 1 }

describeOnEachDatabase('a day’s budget of identity checks', { modules, deps: { config } }, (server) => {
  it('is used up by the checks of all journeys together, with an alarm for each partner', async () => {
    const [first, second] = [await anOwner(server), await anOwner(server)]
    await first.sendOtp()
    const alarms = server.logs.filter(({ alarm }) => alarm === 'paid-calls')
    expect(alarms.map(({ partner }) => partner)).toEqual(['kyc', 'aadhaar'])
    const request = { customerLeadId: second.customerLeadId, insurerId: digit }
    expect(await second.visitor.refused(calls.getKyc, { ...request, ...pan })).toMatchObject({ http: 429 })
    expect(await second.visitor.refused(calls.startKycRedirect, request)).toMatchObject({ http: 429 })
    const fileId = await second.upload()
    const papers = { ...request, docName: 'passport', fileId }
    expect(await second.visitor.refused(calls.checkKycPapers, papers)).toMatchObject({ http: 429 })
    expect(await second.checks()).toHaveLength(1)
  })
})
