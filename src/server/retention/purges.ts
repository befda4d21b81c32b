import { and, eq, lt, notExists, or } from 'drizzle-orm'
import type { Retained } from '#machines/reference/retention.ts'
import {
  audits,
  codes,
  leads,
  rateLimits,
  referrals,
  reminders,
  sessions,
  supportRequests,
  transitions,
  usedTokens,
  vehiclesCache,
  webhookEvents,
} from '../db/schema.ts'
import type { Db } from '../db/types.ts'

/** Removes what is older, and gives how much that was. */
type Purge = (db: Db, before: Date) => Promise<number>
/** What hangs on a journey goes with it, see `eraseDue`; a profile goes when its owner says so. */
type Elsewhere = 'journeys' | 'money' | 'policies' | 'profiles'

const countOf = (rows: readonly unknown[]) => rows.length

/** All but journeys: each by its own table and moment. */
export const purges: Record<Exclude<Retained, Elsewhere>, Purge> = {
  codes: async (db, before) =>
    countOf(await db.delete(codes).where(lt(codes.expiresAt, before)).returning({ id: codes.id })),
  tokens: async (db, before) =>
    countOf(
      await db.delete(usedTokens).where(lt(usedTokens.expiresAt, before)).returning({ id: usedTokens.id }),
    ),
  counters: async (db, before) =>
    countOf(
      await db.delete(rateLimits).where(lt(rateLimits.expire, before)).returning({ key: rateLimits.key }),
    ),
  sessions: async (db, before) => {
    const isOver = or(lt(sessions.expiresAt, before), lt(sessions.endedAt, before))
    return countOf(await db.delete(sessions).where(isOver).returning({ id: sessions.id }))
  },
  reminders: async (db, before) => {
    const isOver = lt(reminders.onDay, before.toISOString().slice(0, 10))
    return countOf(await db.delete(reminders).where(isOver).returning({ id: reminders.leadId }))
  },
  vehicles: async (db, before) => {
    const isOver = lt(vehiclesCache.fetchedAt, before)
    const gone = await db
      .delete(vehiclesCache)
      .where(isOver)
      .returning({ number: vehiclesCache.registrationNumber })
    return countOf(gone)
  },
  referrals: async (db, before) => {
    const journey = db.select({ id: leads.id }).from(leads).where(eq(leads.feCode, referrals.feCode))
    const isOver = and(lt(referrals.createdAt, before), notExists(journey))
    return countOf(await db.delete(referrals).where(isOver).returning({ code: referrals.feCode }))
  },
  support: async (db, before) => {
    const isOver = lt(supportRequests.closedAt, before)
    const gone = await db.delete(supportRequests).where(isOver).returning({ number: supportRequests.number })
    return countOf(gone)
  },
  logs: async (db, before) => {
    const ofTransition = db.select({ id: leads.id }).from(leads).where(eq(leads.id, transitions.leadId))
    const ofAudit = db.select({ id: leads.id }).from(leads).where(eq(leads.id, audits.leadId))
    const moves = await db
      .delete(transitions)
      .where(and(lt(transitions.at, before), notExists(ofTransition)))
      .returning({ id: transitions.id })
    const looks = await db
      .delete(audits)
      .where(and(lt(audits.at, before), notExists(ofAudit)))
      .returning({ id: audits.id })
    return moves.length + looks.length
  },
  webhooks: async (db, before) => {
    const isOver = lt(webhookEvents.receivedAt, before)
    return countOf(await db.delete(webhookEvents).where(isOver).returning({ id: webhookEvents.eventId }))
  },
}
