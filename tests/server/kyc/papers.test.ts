import { expect, it } from 'vitest'
import { checkKycPapers } from '#contract/kyc/kyc.calls.ts'
import { findPincode } from '#machines/reference/pincodes.ts'
import { kycOf } from '#server/kyc/kyc.store.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { anOwner, digit, kycDoes, modules } from './an-owner.ts'

describeOnEachDatabase('KYC by papers', { modules }, (server) => {
  it('finds the owner of an uploaded document', async () => {
    const owner = await anOwner(server)
    const { success, data } = await owner.papers(await owner.upload())
    expect(success).toBe(true)
    if (data.kind !== 'verified') throw new Error(data.kind)
    expect(data.result).toMatchObject({
      kycStatus: 'success',
      kycType: 'ovd',
      docName: 'passport',
      name: 'Asha Rani Sharma',
    })
    expect(data.result.docNumber).toMatch(/^X+\w{4}$/)
    const { pincode = '', city, state } = data.result
    expect(findPincode(pincode)).toMatchObject({ city, state })
    expect(await kycOf(server.db, owner.customerLeadId, data.result.reference)).toEqual(data.result)
    expect(await kycOf(server.db, 'another-lead', data.result.reference)).toBeUndefined()
  })

  it('lets the customer go on while a person looks at it, and asks again by itself', async () => {
    const owner = await anOwner(server)
    await kycDoes(server, 'papers', 'pending', { times: 2 })
    const { success, message, data } = await owner.papers(await owner.upload())
    expect(success).toBe(true)
    expect(message).toMatch(/^Your document is being checked\./)
    if (data.kind !== 'verified') throw new Error(data.kind)
    expect(data.result).toMatchObject({ kycStatus: 'pending', docNumber: '' })
    const stands = async () =>
      (await kycOf(server.db, owner.customerLeadId, data.result.reference))?.kycStatus
    await server.pass(16_000)
    expect(await stands()).toBe('pending')
    await server.pass(61_000)
    expect(await stands()).toBe('success')
  })

  it('asks again when the status is read [API-34]', async () => {
    const owner = await anOwner(server)
    await kycDoes(server, 'papers', 'pending')
    await owner.papers(await owner.upload())
    const { data } = await owner.status()
    expect(data).toMatchObject({ kind: 'verified', result: { kycStatus: 'success' } })
  })

  it('keeps asking while the service does not answer', async () => {
    const owner = await anOwner(server)
    await kycDoes(server, 'papers', 'pending')
    await owner.papers(await owner.upload())
    await kycDoes(server, 'papers', 'down')
    await server.pass(16_000)
    expect(await owner.checks()).toMatchObject([{ status: 'reading' }])
    await server.pass(61_000)
    expect(await owner.checks()).toMatchObject([{ status: 'success' }])
  })

  it('says that a document cannot be read, or is somebody else’s', async () => {
    const owner = await anOwner(server)
    const fileId = await owner.upload()
    await kycDoes(server, 'papers', 'decline')
    expect((await owner.papers(fileId)).message).toBe('This document was not accepted. Upload another one.')
    await kycDoes(server, 'papers', 'mismatch')
    expect((await owner.papers(fileId)).message).toMatch(/^The name on this document is not Asha/)
    expect(await owner.checks()).toMatchObject([{ status: 'failed' }, { status: 'failed' }])
  })

  it('takes no document that this owner cannot have, and no number that is no paper', async () => {
    const owner = await anOwner(server)
    const fileId = await owner.upload()
    for (const docName of ['cin', 'ckycNumber'])
      expect((await owner.papers(fileId, docName)).message).toBe(
        'This insurer does not accept this way of proving who you are.',
      )
  })

  it('reads no file of another journey', async () => {
    const other = await anOwner(server)
    const fileId = await other.upload()
    const owner = await anOwner(server)
    const request = {
      customerLeadId: owner.customerLeadId,
      insurerId: digit,
      docName: 'passport',
      fileId,
    }
    expect((await owner.visitor.refused(checkKycPapers, request)).code).toBe('not-found')
    expect(await owner.checks()).toEqual([])
  })
})
