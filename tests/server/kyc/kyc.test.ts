import { beforeEach, expect, it } from 'vitest'
import { leads } from '#server/db/schema.ts'
import {
  type Check,
  findCheck,
  insertCheck,
  latestCheck,
  latestKyc,
  provedNumbers,
  takeTry,
} from '#server/kyc/kyc.store.ts'
import { sealedNumber } from '#server/sealed/numbers.ts'
import { sealOf } from '#server/sealed/seal.ts'
import { aLead } from '../support/a-lead.ts'
import { startOfTests } from '../support/clock.ts'
import { testConfig } from '../support/config.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'

const seal = sealOf(testConfig.keys)
const [digit, tataAig] = [13, 30]
const later = new Date(Date.parse(startOfTests) + 1_000)

/** What a check has found, by its id. */
const found = (reference: string) => ({
  kycStatus: 'success' as const,
  kycType: 'ckyc' as const,
  docName: 'pan' as const,
  docNumber: 'ABCPXXXX4D',
  name: 'Asha Rani Sharma',
  reference,
})

describeOnEachDatabase('a check of an identity', { modules: [] }, (server) => {
  const insert = (id: string, different: Partial<Check> = {}) =>
    insertCheck(server.db, {
      id,
      leadId: 'lead-1',
      ownerName: 'Asha',
      insurerId: digit,
      mode: 'ckyc',
      status: 'success',
      data: found(id),
      createdAt: new Date(startOfTests),
      ...different,
    })

  beforeEach(async () => {
    await server.db.insert(leads).values([aLead(), aLead({ id: 'lead-2' })])
    await insert('this')
  })

  it('is found by its journey and its id together', async () => {
    await insert('newer', { createdAt: later })
    await insert('others', { leadId: 'lead-2' })
    const idOf = async (leadId: string, id: string) => (await findCheck(server.db, leadId, id))?.id
    expect(await idOf('lead-1', 'this')).toBe('this')
    expect(await idOf('lead-1', 'newer')).toBe('newer')
    expect(await idOf('lead-2', 'this')).toBeUndefined()
  })

  it.each<[string, Partial<Check>, string, string]>([
    ['of this journey with this insurer', {}, 'another', 'another'],
    ['of another journey', { leadId: 'lead-2' }, 'this', 'this'],
    ['with another insurer', { insurerId: tataAig }, 'this', 'another'],
    ['that found nobody', { status: 'failed' }, 'another', 'this'],
    ['that a person looks at', { status: 'reading' }, 'another', 'another'],
  ])('a later one %s counts where it is asked for', async (_, different, withInsurer, withAny) => {
    await insert('another', { createdAt: later, ...different })
    expect((await latestCheck(server.db, 'lead-1', digit))?.id).toBe(withInsurer)
    expect((await latestKyc(server.db, 'lead-1'))?.reference).toBe(withAny)
  })

  it('proves numbers of its own journey, and none where it found nobody', async () => {
    const sealed = (leadId: string, name: string, number: string) =>
      sealedNumber(seal, leadId, name, number) ?? null
    await insert('pan', { sealed: sealed('lead-1', 'pan', 'ABCPS1234D') })
    await insert('failed', { sealed: sealed('lead-1', 'gstin', '08ABCPS1234D1Z5'), status: 'failed' })
    await insert('others', { sealed: sealed('lead-2', 'pan', 'XYZPS9999Z'), leadId: 'lead-2' })
    expect(await provedNumbers(server.db, seal, 'lead-1')).toEqual({ pan: 'ABCPS1234D' })
  })

  it('counts the tries of its own code, while one is waited for', async () => {
    await insert('asked', { status: 'otpSent', data: null })
    await insert('others', { status: 'otpSent', data: null })
    for (let tries = 0; tries < 5; tries += 1) expect(await takeTry(server.db, 'asked')).toBe(true)
    expect(await takeTry(server.db, 'asked')).toBe(false)
    expect(await takeTry(server.db, 'others')).toBe(true)
    expect((await findCheck(server.db, 'lead-1', 'others'))?.data).toEqual({ tries: 1 })
    expect(await takeTry(server.db, 'this')).toBe(false)
    expect((await findCheck(server.db, 'lead-1', 'this'))?.data).toEqual(found('this'))
  })
})
