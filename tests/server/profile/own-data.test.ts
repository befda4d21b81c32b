import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { beforeEach, expect, it } from 'vitest'
import { eraseOwnData, readOwnData } from '#contract/profile/own-data.calls.ts'
import { emptyRecord } from '#machines/motor/record/motor-record.ts'
import { retention } from '#machines/reference/retention.ts'
import * as schema from '#server/db/schema.ts'
import { retentionJobs } from '#server/retention/retention.job.ts'
import { insertJourney, insertMoney, insertPolicy, rowsTagged } from '../retention/rows.ts'
import { startOfTests } from '../support/clock.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aSignedUpCustomer, asAsha, belongsTo, byPartner, options, signedOut } from './signed-in-as.ts'

const { leads, sessions, supportRequests } = schema
const at = new Date(startOfTests)
const moments = { at, day: '2026-06-15' }

describeOnEachDatabase('everything that is kept of a customer', options, (server) => {
  beforeEach(async () => {
    await aSignedUpCustomer(server)
    for (const [tag, customerId] of [
      ['hers', 'asha'],
      ['others', 'ravi'],
    ] as const) {
      for (const insert of [insertJourney, insertMoney, insertPolicy]) await insert(server.db, tag, moments)
      await belongsTo(server, `${tag}-lead`, customerId)
      await server.db.update(leads).set({ record: emptyRecord })
    }
    const until = { createdAt: at, renewedAt: at, expiresAt: at }
    for (const customerId of ['asha', 'ravi'])
      await server.db.insert(sessions).values({
        id: `of-${customerId}`,
        kind: 'customer',
        customerId,
        refreshHash: `key-${customerId}`,
        ...until,
      })
    for (const mobile of ['9876543210', '9123456780'])
      await server.db.insert(supportRequests).values({
        number: `asked-by-${mobile}`,
        fingerprint: mobile,
        state: 'open',
        topic: 'claim',
        fullName: 'Asha',
        email: 'asha@example.com',
        about: '',
        text: '',
        mobile,
        promisedOn: moments.day,
        askedAt: at,
      })
    asAsha()
  })
  const read = async () => (await server.visitor().call(readOwnData)).data

  it('is her profile, log-ins, requests and journeys with all that hangs on them, and nothing of another', async () => {
    const data = await read()
    expect(data.profile).toMatchObject({ mobile: '9876543210', email: 'asha@example.com' })
    expect(data.logIns.map(({ id }) => id)).toEqual(['of-asha'])
    expect(data.supportRequests.map(({ number }) => number)).toEqual(['asked-by-9876543210'])
    expect(data.journeys.map(({ id }) => id)).toEqual(['hers-lead'])
    const kinds = ['prices', 'identityChecks', 'documents', 'consents', 'proposals', 'orders', 'payments']
    for (const kind of [
      ...kinds,
      'refunds',
      'policies',
      'endorsements',
      'reminders',
      'history',
      'priceRequests',
    ])
      expect([kind, data.journeys[0]?.[kind]]).toEqual([kind, [expect.anything()]])
    expect(data.journeys[0]?.answers).toMatchObject({ leadId: 'hers-lead', quoteType: 'motor' })
    const text = JSON.stringify(data)
    for (const foreign of ['others', 'ravi', '9123456780']) expect(text).not.toContain(foreign)
  })

  it('has every table whose rows name a journey', () => {
    const naming = Object.values(schema)
      .filter((one) => is(one, PgTable))
      .filter((table) => 'leadId' in getTableColumns(table))
      .map(getTableName)
    const told = ['audits', 'consents', 'documents', 'erasure_warnings', 'kyc_checks', 'orders', 'policies']
    expect(naming.sort()).toEqual(
      [...told, 'proposals', 'quote_runs', 'quotes', 'reminders', 'transitions'].sort(),
    )
  })

  it('tells the rest where the answers of a journey are read no more', async () => {
    await server.db.update(leads).set({ record: { nothing: 'of ours' } })
    expect((await read()).journeys).toMatchObject([{ id: 'hers-lead', answers: null }])
  })

  it('tells no secret of ours: no keys, hashes or names of files', async () => {
    const text = JSON.stringify(await read())
    for (const secret of [
      'key-asha',
      'nobody knows',
      '-file',
      'paymentToken',
      'idempotencyKey',
      'employeeId',
    ])
      expect(text).not.toContain(secret)
  })

  it('says of each kind how long it is kept, and why', async () => {
    expect((await read()).retention).toContainEqual({
      what: 'A policy, what it was issued on, its payments and documents',
      howLong: '10 years after its end',
      why: 'because insurance law asks for it',
    })
  })

  it('is given to whoever has proved the number alone', async () => {
    byPartner('asha', 'partner-1')
    expect(await server.visitor().refused(readOwnData)).toMatchObject({ http: 403 })
    signedOut()
    expect(await server.visitor().refused(readOwnData)).toMatchObject({ http: 401 })
  })

  it('is given twenty times an hour', async () => {
    for (let time = 0; time < 20; time += 1) await read()
    expect(await server.visitor().refused(readOwnData)).toMatchObject({ http: 429 })
  })
})

const andItsFiles = { ...options, modules: [...options.modules, retentionJobs] }

describeOnEachDatabase('erasing on request', andItsFiles, (server) => {
  const unfinished = () => insertJourney(server.db, 'open', moments)
  const insured = async () => {
    for (const insert of [insertJourney, insertMoney, insertPolicy])
      await insert(server.db, 'insured', moments)
    await belongsTo(server, 'insured-lead', 'asha')
  }
  const left = async () => (await server.db.select({ id: leads.id }).from(leads)).map(({ id }) => id).sort()
  const isKnown = async () => (await server.db.select().from(schema.customers)).length === 1
  const erase = async () => (await server.visitor().call(eraseOwnData)).data

  beforeEach(async () => {
    await aSignedUpCustomer(server)
    await unfinished()
    await belongsTo(server, 'open-lead', 'asha')
    asAsha()
  })

  it('takes what is unfinished with all that hangs on it, and keeps policies and the profile, with reasons', async () => {
    await insured()
    const receipt = await erase()
    expect(receipt).toMatchObject({ journeys: 1, isProfileErased: false, at: at.toISOString() })
    expect(receipt.kept.map(({ what }) => what)).toEqual([
      retention.policies.what,
      retention.profiles.what,
      retention.logs.what,
    ])
    expect([await left(), await isKnown()]).toEqual([['insured-lead'], true])
    expect(await rowsTagged(server.db, 'open-lead')).toEqual(['audits 1', 'transitions 1'])
  })

  it('takes the profile and its log-ins too where nothing has to stay', async () => {
    const receipt = await erase()
    expect(receipt).toMatchObject({ journeys: 1, isProfileErased: true })
    expect(receipt.kept.map(({ what }) => what)).toEqual([retention.logs.what])
    expect([await left(), await isKnown()]).toEqual([[], false])
    expect(await server.db.select().from(sessions)).toEqual([])
  })

  it('keeps a journey with a proposal or a payment, for tax law asks for it', async () => {
    await insertMoney(server.db, 'open', moments)
    const receipt = await erase()
    expect(receipt).toMatchObject({ journeys: 0, isProfileErased: false })
    expect(receipt.kept.map(({ what }) => what)).toContain(retention.money.what)
    expect(await left()).toEqual(['open-lead'])
  })

  it('touches nothing of another, and is for whoever has proved the number alone', async () => {
    await insertJourney(server.db, 'others', moments)
    await belongsTo(server, 'others-lead', 'ravi')
    byPartner('asha', 'partner-1')
    expect(await server.visitor().refused(eraseOwnData)).toMatchObject({ http: 403 })
    expect(await left()).toEqual(['open-lead', 'others-lead'])
    asAsha()
    await erase()
    expect(await left()).toEqual(['others-lead'])
  })
})
