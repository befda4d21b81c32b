import { and, desc, eq, gt, inArray, isNull, or, type Placeholder, sql } from 'drizzle-orm'
import {
  type Customer,
  customers,
  type Employee,
  employees,
  type Partner,
  type PartnerStatement,
  partners,
  type Session,
  sessions,
} from '../db/schema.ts'
import { built } from '../db/statements.ts'
import type { Db } from '../db/types.ts'
import { provedMs } from './lifetimes.ts'

/** A renewed session, with its person as currently stored. */
export type LiveSession = { session: Session } & (
  | { kind: 'customer'; customer: Customer }
  | { kind: 'partner'; customer: Customer; partner: Partner; word: PartnerStatement }
  | { kind: 'employee'; employee: Employee }
)

const live = built((db) =>
  db
    .select()
    .from(sessions)
    .leftJoin(customers, eq(customers.id, sessions.customerId))
    .leftJoin(partners, and(eq(partners.id, sessions.partnerId), partners.isActive))
    .leftJoin(employees, and(eq(employees.username, sessions.username), employees.isActive))
    .where(and(eq(sessions.id, sql.placeholder('id')), goesOn(sql.placeholder('at'))))
    .prepare('live_session'),
)

/** Undefined where it ended or expired, or where its employee or partner was deactivated. */
export async function liveSession(db: Db, id: string, at: Date): Promise<LiveSession | undefined> {
  const [found] = await live(db).execute({ id, at: at.toISOString() })
  if (!found) return undefined
  const { sessions: session, customers: customer, partners: partner, employees: employee } = found
  const { kind, partnersWord: word } = session
  if (kind === 'employee') return employee ? { kind, session, employee } : undefined
  if (!customer) return undefined
  if (kind === 'customer') return { kind, session, customer }
  return partner && word ? { kind, session, customer, partner, word } : undefined
}

export async function insertSession(tx: Db, session: typeof sessions.$inferInsert): Promise<Session> {
  const [inserted] = await tx.insert(sessions).values(session).returning()
  if (!inserted) throw new Error('The session was not inserted')
  return inserted
}

export async function findSession(db: Db, id: string): Promise<Session | undefined> {
  const [session] = await db.select().from(sessions).where(eq(sessions.id, id))
  return session
}

/** Those of a customer that go on, a partner's among them, the newest first. */
export const sessionsOfCustomer = (db: Db, customerId: string, at: Date): Promise<Session[]> =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.customerId, customerId), goesOn(at)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))

/** Whether a session began so short a time ago that it still counts as proof of who has it. */
export async function provedLately(db: Db, id: string | null, at: Date): Promise<boolean> {
  const session = id === null ? undefined : await findSession(db, id)
  return session !== undefined && at.getTime() < session.createdAt.getTime() + provedMs
}

type Turn = { id: string; from: string; to: string; at: Date; expiresAt: Date }

/** Rotates a session's refresh token, once per token. */
export async function turnRefreshToken(
  db: Db,
  { id, from, to, at, expiresAt }: Turn,
): Promise<Session | undefined> {
  const [turned] = await db
    .update(sessions)
    .set({ refreshHash: to, previousRefreshHash: from, renewedAt: at, expiresAt })
    .where(and(eq(sessions.id, id), eq(sessions.refreshHash, from), goesOn(at)))
    .returning()
  return turned
}

type End = { by: NonNullable<Session['endedBy']>; at: Date }

export async function endSession(db: Db, id: string, { by, at }: End): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: at, endedBy: by })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)))
}

/**
 * Ends every session of the same person; for a partner's visitor, whose number is
 * unproved, only those through that partner.
 */
export async function endAllSessions(db: Db, session: Session, at: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: at, endedBy: 'everywhere' })
    .where(and(ofSamePerson(session), isNull(sessions.endedAt)))
}

export type Whose = { mobile: string } | 'everybody'

/** Ends sessions that the operator says, of one number whoever signed in with it, and returns how many went on. */
export async function endSessionsOf(db: Db, whose: Whose, at: Date): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: at, endedBy: 'operator' })
    .where(and(goesOn(at), whose === 'everybody' ? undefined : ofNumber(db, whose.mobile)))
    .returning({ id: sessions.id })
  return ended.length
}

function ofNumber(db: Db, mobile: string) {
  const customer = db.select({ id: customers.id }).from(customers).where(eq(customers.mobile, mobile))
  const employee = db
    .select({ username: employees.username })
    .from(employees)
    .where(eq(employees.mobile, mobile))
  return or(inArray(sessions.customerId, customer), inArray(sessions.username, employee))
}

function ofSamePerson({ id, customerId, username, partnerId }: Session) {
  if (username !== null) return eq(sessions.username, username)
  if (customerId === null) return eq(sessions.id, id)
  const ofCustomer = eq(sessions.customerId, customerId)
  return partnerId === null ? ofCustomer : and(ofCustomer, eq(sessions.partnerId, partnerId))
}

const goesOn = (at: Date | Placeholder) => and(isNull(sessions.endedAt), gt(sessions.expiresAt, at))
