import { and, eq, exists, gt, inArray, isNull, lt, notExists, or, type SQL } from 'drizzle-orm'
import { erasureWarningHours, retention } from '#machines/reference/retention.ts'
import { addDays } from '#machines/rules/calendar.ts'
import { erasureWarnings, type Lead, leads, policies, proposals } from '../db/schema.ts'
import type { Db } from '../db/types.ts'

const dayMs = 86_400_000

/** So many at once: a run repeats until none is left. */
const batch = 100

const before = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)

const policyOf = (db: Db) =>
  db.select({ id: policies.id }).from(policies).where(eq(policies.leadId, leads.id))
const proposalOf = (db: Db) =>
  db.select({ id: proposals.id }).from(proposals).where(eq(proposals.leadId, leads.id))

/** No proposal was sent, without which there is no order to pay. */
export const isUnfinished = (db: Db): SQL | undefined =>
  and(notExists(policyOf(db)), notExists(proposalOf(db)))

/** Journeys that will be erased when the warning is over, and whose owner has not been told since their last answer. */
export async function dueForWarning(db: Db, now: Date): Promise<string[]> {
  const warnedFrom = before(now, retention.journeys.days - erasureWarningHours / 24)
  const rows = await db
    .select({ id: leads.id })
    .from(leads)
    .leftJoin(erasureWarnings, eq(erasureWarnings.leadId, leads.id))
    .where(
      and(
        lt(leads.updatedAt, warnedFrom),
        isUnfinished(db),
        or(isNull(erasureWarnings.warnedAt), lt(erasureWarnings.warnedAt, leads.updatedAt)),
      ),
    )
    .orderBy(leads.updatedAt)
    .limit(batch)
  return rows.map(({ id }) => id)
}

type Due = Pick<Lead, 'id' | 'updatedAt'>

/** Of journeys that were due, those that nobody has changed since; they stay locked until the transaction ends. */
export async function stillDue(tx: Db, due: readonly Due[]): Promise<string[]> {
  const changedAt = new Map(due.map(({ id, updatedAt }) => [id, updatedAt.getTime()]))
  const found = await tx
    .select({ id: leads.id, updatedAt: leads.updatedAt })
    .from(leads)
    .where(inArray(leads.id, [...changedAt.keys()]))
    .for('update')
  return found.filter(({ id, updatedAt }) => updatedAt.getTime() === changedAt.get(id)).map(({ id }) => id)
}

/** Journeys whose time is over; an unfinished one only after its owner was told. */
export async function dueForErasure(db: Db, now: Date, today: string): Promise<Due[]> {
  const warnedBefore = new Date(now.getTime() - erasureWarningHours * 3_600_000)
  const isUnfinishedAndTold = and(
    lt(leads.updatedAt, before(now, retention.journeys.days)),
    isUnfinished(db),
    gt(erasureWarnings.warnedAt, leads.updatedAt),
    lt(erasureWarnings.warnedAt, warnedBefore),
  )
  const isPaidOrProposed = and(
    lt(leads.updatedAt, before(now, retention.money.days)),
    notExists(policyOf(db)),
    exists(proposalOf(db)),
  )
  const isPolicyOver = lt(policies.periodEnd, addDays(today, -retention.policies.days))
  return db
    .select({ id: leads.id, updatedAt: leads.updatedAt })
    .from(leads)
    .leftJoin(erasureWarnings, eq(erasureWarnings.leadId, leads.id))
    .leftJoin(policies, eq(policies.leadId, leads.id))
    .where(or(isUnfinishedAndTold, isPaidOrProposed, isPolicyOver))
    .limit(batch)
}
