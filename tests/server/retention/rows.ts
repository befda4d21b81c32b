import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as schema from '#server/db/schema.ts'
import type { Db } from '#server/db/types.ts'
import { aLead } from '../support/a-lead.ts'

const tables = Object.values(schema).filter((one) => is(one, PgTable))

/** Every row of the database that belongs to one of these, by its table: the tag stands in one of its texts. */
export async function rowsTagged(db: Db, tag: string): Promise<string[]> {
  const found: string[] = []
  for (const table of tables) {
    const rows = await db.select().from(table)
    const mine = rows.filter((row) => JSON.stringify(row).includes(tag))
    if (mine.length > 0) found.push(`${getTableName(table)} ${mine.length}`)
  }
  return found.sort()
}

type Moments = { at: Date; day: string }

/** What hangs on no journey: one row of each kind, all of the same age. */
export async function insertLoose(db: Db, tag: string, { at, day }: Moments): Promise<void> {
  const text = `${tag}-loose`
  await db.insert(schema.codes).values({
    id: text,
    purpose: 'customer',
    subject: text,
    codeHash: text,
    tries: 0,
    sentAt: at,
    expiresAt: at,
  })
  await db.insert(schema.usedTokens).values({ id: text, expiresAt: at })
  await db.insert(schema.rateLimits).values({ key: text, points: 1, expire: at })
  await db.insert(schema.sessions).values({
    id: text,
    kind: 'customer',
    refreshHash: text,
    renewedAt: at,
    createdAt: at,
    expiresAt: at,
  })
  await db.insert(schema.vehiclesCache).values({ registrationNumber: text, reply: {}, fetchedAt: at })
  await db.insert(schema.referrals).values({ feCode: text, addressHash: text, createdAt: at })
  await db.insert(schema.supportRequests).values({
    number: text,
    fingerprint: text,
    state: 'closed',
    topic: 'claim',
    fullName: text,
    email: text,
    about: '',
    text: '',
    promisedOn: day,
    askedAt: at,
    closedAt: at,
  })
  await db.insert(schema.webhookEvents).values({ eventId: text, receivedAt: at, type: '', payload: {} })
  const log = { leadId: `${text}-gone`, at }
  await db.insert(schema.audits).values({ ...log, employeeId: text, action: '', fields: [] })
  await db.insert(schema.transitions).values({
    ...log,
    machine: text,
    fromState: '',
    event: '',
    toState: '',
    actor: 'system',
  })
}

/** The tables that `insertLoose` fills, as `rowsTagged` says them. */
export const looseTables = [
  'audits 1',
  'codes 1',
  'rate_limits 1',
  'referrals 1',
  'sessions 1',
  'support_requests 1',
  'transitions 1',
  'used_tokens 1',
  'vehicles_cache 1',
  'webhook_events 1',
]

/** A journey whose last answer was at a moment, with a row in each table that hangs on one. */
export async function insertJourney(db: Db, tag: string, { at, day }: Moments): Promise<void> {
  const leadId = `${tag}-lead`
  const id = `${tag}-id`
  await db.insert(schema.leads).values(aLead({ id: leadId, updatedAt: at, createdAt: at, feCode: tag }))
  await db.insert(schema.referrals).values({ feCode: tag, addressHash: '', createdAt: at })
  await db.insert(schema.reminders).values({ leadId, onDay: day, createdAt: at })
  const code = { id: `${tag}-code`, purpose: 'link', subject: leadId, codeHash: '', tries: 0, sentAt: at }
  await db.insert(schema.codes).values({ ...code, expiresAt: new Date('2100-01-01') })
  await db.insert(schema.consents).values({
    id,
    leadId,
    employeeId: 'asha',
    purpose: 'access',
    detail: {},
    givenAt: at,
    expiresAt: at,
  })
  await db.insert(schema.documents).values({
    id,
    leadId,
    category: 'kyc',
    kind: '',
    originalName: 'pan.pdf',
    storedName: `${tag}-file`,
    mime: '',
    size: 1,
    sha256: '',
    createdAt: at,
  })
  await db.insert(schema.kycChecks).values({
    id,
    leadId,
    insurerId: 1,
    mode: 'otp',
    ownerName: 'Asha',
    status: 'success',
    createdAt: at,
  })
  await db.insert(schema.quoteRuns).values({
    id,
    leadId,
    request: {},
    requestHash: '',
    onDay: day,
    startedAt: at,
  })
  await db.insert(schema.quotes).values({ id, runId: id, leadId, insurerId: 1, state: 'late' })
  const fields = [{ field: 'customer.name', from: `${tag} before`, to: `${tag} after` }]
  await db.insert(schema.audits).values({ leadId, at, employeeId: 'asha', action: '', fields })
  await db.insert(schema.transitions).values({
    leadId,
    at,
    machine: '',
    fromState: '',
    event: '',
    toState: '',
    actor: 'customer',
  })
}

/** A proposal of that journey that was paid and paid back. */
export async function insertMoney(db: Db, tag: string, { at }: Moments): Promise<void> {
  const [leadId, id] = [`${tag}-lead`, `${tag}-id`]
  await db.insert(schema.proposals).values({
    id,
    leadId,
    caseId: '',
    insurerId: 1,
    idempotencyKey: id,
    quotedPaise: 1,
    status: 'accepted',
    createdAt: at,
    updatedAt: at,
  })
  await db.insert(schema.orders).values({
    id,
    proposalId: id,
    leadId,
    amountPaise: 1,
    status: 'success',
    paymentToken: id,
    createdAt: at,
    updatedAt: at,
  })
  const payment = { gatewayPaymentId: id, orderId: id, status: 'captured', amountPaise: 1, createdAt: at }
  await db.insert(schema.payments).values(payment)
  const refund = { id, paymentId: id, amountPaise: 1, status: 'processed', idempotencyKey: id, createdAt: at }
  await db.insert(schema.refunds).values(refund)
}

/** Its policy, which has ended on a day. */
export async function insertPolicy(db: Db, tag: string, { at, day }: Moments): Promise<void> {
  const [leadId, id] = [`${tag}-lead`, `${tag}-id`]
  await db.insert(schema.policies).values({
    id,
    leadId,
    policyNumber: id,
    insurerId: 1,
    documentId: id,
    verifyCode: id,
    issued: {},
    periodStart: day,
    periodEnd: day,
    createdAt: at,
  })
  await db.insert(schema.endorsements).values({
    id,
    policyId: id,
    change: {},
    state: 'done',
    onDay: day,
    createdAt: at,
  })
}
