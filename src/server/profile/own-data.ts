import { eq, getTableColumns, inArray } from 'drizzle-orm'
import { inWords, retention } from '#machines/reference/retention.ts'
import { type LeadOwner, ownLeads } from '../access/lead-owner.ts'
import { readableRecord } from '../access/stored-records.ts'
import type { Lead } from '../db/schema.ts'
import * as schema from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import type { Deps } from '../deps.ts'

const { endorsements, leads, orders, payments, policies, refunds, sessions, supportRequests } = schema

type Row = Record<string, unknown>

/** What hangs on a journey, by the name it has in the export. */
const ofJourneys = {
  priceRequests: schema.quoteRuns,
  prices: schema.quotes,
  identityChecks: schema.kycChecks,
  documents: schema.documents,
  consents: schema.consents,
  proposals: schema.proposals,
  orders,
  policies,
  reminders: schema.reminders,
  erasureWarnings: schema.erasureWarnings,
  history: schema.transitions,
  /** What our employees looked at and changed. */
  employeesAtIt: schema.audits,
} as const

/** Ours and not theirs: secrets, names of files, our employees. */
const withheld = new Set([
  'actorId',
  'answeredBy',
  'customerId',
  'emplId',
  'employeeId',
  'fingerprint',
  'idempotencyKey',
  'ownerHash',
  'paymentToken',
  'previousRefreshHash',
  'record',
  'refreshHash',
  'sealed',
  'sealedAnswers',
  'sha256',
  'storedName',
  'username',
  'verifyCode',
])

const shown = (row: Row): Row => Object.fromEntries(Object.entries(row).filter(([key]) => !withheld.has(key)))

/** Everything that is kept of a customer, but for what is ours. */
export async function ownData(
  deps: Pick<Deps, 'db' | 'config' | 'products'>,
  owner: LeadOwner,
  mobile: string,
) {
  const { db } = deps
  const found = await db.select().from(leads).where(ownLeads(owner)).orderBy(leads.createdAt)
  const hanging = await hangingOn(
    db,
    found.map(({ id }) => id),
  )
  const logIns = await db.select().from(sessions).where(eq(sessions.customerId, owner.customerId))
  const requests = await db.select().from(supportRequests).where(eq(supportRequests.mobile, mobile))
  return {
    logIns: logIns.map(shown),
    supportRequests: requests.map(shown),
    journeys: found.map((lead) => ({
      ...shown(lead),
      answers: answersOf(deps, lead),
      ...hanging(lead.id),
    })),
    retention: Object.values(retention).map(inWords),
  }
}

/** Null where they are of a form that is read no more: the rest is told all the same. */
function answersOf(deps: Pick<Deps, 'config' | 'products'>, lead: Lead): Row | null {
  const record = readableRecord(deps, lead)
  return record ? shown({ ...record }) : null
}

/** All that hangs on journeys, for each of them by its kind. */
async function hangingOn(db: Db, ids: string[]): Promise<(leadId: string) => Row> {
  const rows: [kind: string, rows: Row[]][] = []
  for (const [kind, table] of Object.entries(ofJourneys))
    rows.push([kind, await db.select().from(table).where(inArray(table.leadId, ids))])
  rows.push(['payments', await paymentsOf(db, ids)])
  rows.push(['refunds', await refundsOf(db, ids)])
  rows.push(['endorsements', await endorsementsOf(db, ids)])
  return (leadId) =>
    Object.fromEntries(
      rows.map(([kind, all]) => [kind, all.filter((row) => row.leadId === leadId).map(shown)]),
    )
}

const paymentsOf = (db: Db, ids: string[]) =>
  db
    .select({ leadId: orders.leadId, ...getTableColumns(payments) })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(inArray(orders.leadId, ids))

const refundsOf = (db: Db, ids: string[]) =>
  db
    .select({ leadId: orders.leadId, ...getTableColumns(refunds) })
    .from(refunds)
    .innerJoin(payments, eq(payments.gatewayPaymentId, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(inArray(orders.leadId, ids))

const endorsementsOf = (db: Db, ids: string[]) =>
  db
    .select({ leadId: policies.leadId, ...getTableColumns(endorsements) })
    .from(endorsements)
    .innerJoin(policies, eq(policies.id, endorsements.policyId))
    .where(inArray(policies.leadId, ids))
