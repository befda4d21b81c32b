import { inArray, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import * as v from 'valibot'
import {
  audits,
  codes,
  consents,
  documents,
  endorsements,
  erasureWarnings,
  kycChecks,
  leads,
  orders,
  payments,
  policies,
  proposals,
  quoteRuns,
  quotes,
  refunds,
  reminders,
} from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import { jobKind } from '../jobs/job-kind.ts'

/** Tried for 17 hours: a store may be down for long, and nobody else knows these names any more. */
export const filesKind = jobKind('erase-files', v.object({ names: v.array(v.string()) }), {
  retries: 10,
  backoffMs: 60_000,
})

/** As many as a slow store removes within the time of one job. */
const filesAtOnce = 50

/** Erases journeys in a transaction; their files go once the rows that name them are gone for certain. */
export async function eraseWithFiles(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Db,
  leadIds: readonly string[],
): Promise<void> {
  const names = await eraseJourneys(tx, leadIds)
  for (let at = 0; at < names.length; at += filesAtOnce)
    await jobs.send(filesKind, { names: names.slice(at, at + filesAtOnce) }, { tx })
}

/**
 * Erases journeys with everything that hangs on them, and gives the names of their files, which are still there. Logs
 * stay without what was changed.
 */
async function eraseJourneys(tx: Db, leadIds: readonly string[]): Promise<string[]> {
  const ids = [...leadIds]
  const erase = (table: PgTable, column: PgColumn, of: string[]) =>
    of.length === 0 ? undefined : tx.delete(table).where(inArray(column, of))
  const [orderIds, policyIds] = [await idsOf(tx, orders, ids), await idsOf(tx, policies, ids)]
  const paymentRows = await tx
    .select({ id: payments.gatewayPaymentId })
    .from(payments)
    .where(inArray(payments.orderId, orderIds))
  const files = await tx
    .select({ name: documents.storedName })
    .from(documents)
    .where(inArray(documents.leadId, ids))

  await erase(
    refunds,
    refunds.paymentId,
    paymentRows.map(({ id }) => id),
  )
  await erase(payments, payments.orderId, orderIds)
  await erase(endorsements, endorsements.policyId, policyIds)
  for (const table of [orders, proposals, policies, documents, consents, kycChecks, quotes, quoteRuns])
    await erase(table, table.leadId, ids)
  for (const table of [reminders, erasureWarnings]) await erase(table, table.leadId, ids)
  await erase(codes, codes.subject, ids)
  await tx
    .update(audits)
    .set({
      fields: sql`(select coalesce(jsonb_agg(jsonb_build_object('field', one->>'field', 'from', null, 'to', null)), '[]')
      from jsonb_array_elements(${audits.fields}) one)`,
    })
    .where(inArray(audits.leadId, ids))
  await erase(leads, leads.id, ids)
  return files.map(({ name }) => name)
}

async function idsOf(tx: Db, table: typeof orders | typeof policies, leadIds: string[]): Promise<string[]> {
  const rows = await tx.select({ id: table.id }).from(table).where(inArray(table.leadId, leadIds))
  return rows.map(({ id }) => id)
}
