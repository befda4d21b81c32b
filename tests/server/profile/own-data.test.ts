import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { beforeEach, expect, it } from 'vitest'
import { eraseOwnData, readOwnData } from '#contract/profile/own-data.calls.ts'
import { emptyRecord } from '#machines/motor/record/motor-record.ts'
import { retention } from '#machines/reference/retention.ts'
import * as schema from '#server/db/schema.ts'
import { retentionJobs } from '#server/retention/retention.job.ts'
import { messagesTo } from '../desk/at-the-desk.ts'
import { insertJourney, insertMoney, insertPolicy, rowsTagged } from '../retention/rows.ts'
import { startOfTests } from '../support/clock.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { plan } from '../support/sandbox-plan.ts'
import { aSignedUpCustomer, asAsha, belongsTo, byPartner, options, signedOut } from './signed-in-as.ts'

const { leads, sessions, supportRequests } = schema
const at = new Date(startOfTests)
const moments = { at, day: '2026-06-15' }

/** What a customer is told of each kind, in their own file; secrets, names of files and our employees are left out. */
const toldColumns = {
  consents: 'detail expiresAt givenAt id leadId purpose',
  documents: 'category createdAt id kind leadId mime originalName size',
  employeesAtIt: 'action at fields id leadId',
  endorsements: 'change createdAt documentId id leadId number onDay policyId reason state',
  history: 'actor at cause event fromState id leadId machine toState',
  identityChecks:
    'createdAt data docName docNumberMasked id insurerId leadId mode ownerName reference status',
  journey:
    'createdAt customerName feCode id language mobile partnerId processDescription processStep quoteType refCode registrationNumber source status updatedAt vehicleType version',
  logIns: 'createdAt endedAt endedBy expiresAt id kind partnerId partnersWord renewedAt',
  orders: 'amountPaise capture createdAt gatewayOrderId id leadId proposalId status updatedAt',
  payments:
    'amountPaise capturedAt createdAt errorCode errorDescription gatewayPaymentId leadId orderId status',
  policies: 'cancellation createdAt documentId id insurerId issued leadId periodEnd periodStart policyNumber',
  priceRequests: 'endedAt id leadId onDay request requestHash startedAt',
  prices: 'answeredAt caseId id insurerId leadId message result runId state',
  proposals:
    'agreedPaise caseId createdAt decision id insurerId insurerPaise insurerReference insurerReply leadId quotedPaise status updatedAt',
  refunds: 'amountPaise createdAt gatewayRefundId id leadId paymentId reason status',
  reminders: 'createdAt leadId onDay',
  supportRequests:
    'about answer answeredAt askedAt callTime closedAt email fullName language mobile number promisedOn state text topic',
}

const aRequest = (mobile: string): typeof supportRequests.$inferInsert => ({
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
      await server.db.insert(supportRequests).values(aRequest(mobile))
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

  it('tells these columns and no other: whether a new one is told is decided here', async () => {
    const { logIns, supportRequests, journeys } = await read()
    const { answers: _, ...told } = journeys[0] ?? {}
    const ofKind = (kind: string, rows: unknown) => (Array.isArray(rows) && rows[0] ? [[kind, rows[0]]] : [])
    const hanging = Object.entries(told).flatMap(([kind, rows]) => ofKind(kind, rows))
    const journey = Object.fromEntries(Object.entries(told).filter(([, value]) => !Array.isArray(value)))
    const rows = {
      ...Object.fromEntries(hanging),
      journey,
      logIns: logIns[0],
      supportRequests: supportRequests[0],
    }
    const columns = Object.entries(rows).map(([kind, row]) => [
      kind,
      Object.keys(row ?? {})
        .sort()
        .join(' '),
    ])
    expect(Object.fromEntries(columns)).toEqual(toldColumns)
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
    const [mail] = await messagesTo(server, 'asha@example.com')
    expect(mail).toContain(
      `we erased 1 journey with everything that belonged to it. The receipt is ${receipt.number}.`,
    )
    for (const { what } of receipt.kept) expect(mail).toContain(what)
    expect(await rowsTagged(server.db, 'open-lead')).toEqual(['audits 1', 'transitions 1'])
  })

  it('takes the profile and its log-ins too where nothing has to stay', async () => {
    const receipt = await erase()
    expect(receipt).toMatchObject({ journeys: 1, isProfileErased: true })
    expect(receipt.kept.map(({ what }) => what)).toEqual([retention.logs.what])
    expect([await left(), await isKnown()]).toEqual([[], false])
    expect(await server.db.select().from(sessions)).toEqual([])
    expect(await messagesTo(server, 'asha@example.com')).toEqual([
      expect.stringContaining('and your profile with its log-ins'),
    ])
  })

  it('is done where its receipt cannot be mailed, which the log says without the address', async () => {
    await plan(server, 'messages', { call: 'mail', do: 'down' })
    const { number } = await erase()
    expect(await left()).toEqual([])
    expect(server.logText).toContain(`"receipt":"${number}"`)
    expect(server.logText).toContain('receipt not mailed')
    expect(server.logText).not.toContain('asha@example.com')
  })

  it('keeps a journey with a proposal or a payment, for tax law asks for it', async () => {
    await insertMoney(server.db, 'open', moments)
    const receipt = await erase()
    expect(receipt).toMatchObject({ journeys: 0, isProfileErased: false })
    expect(receipt.kept.map(({ what }) => what)).toContain(retention.money.what)
    expect(await left()).toEqual(['open-lead'])
  })

  it('keeps what was asked of support, and says for how long', async () => {
    await server.db.insert(supportRequests).values(['9876543210', '9123456780'].map(aRequest))
    const { kept } = await erase()
    expect(kept.map(({ what }) => what)).toEqual([retention.support.what, retention.logs.what])
    expect(await server.db.$count(supportRequests)).toBe(2)
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
