import { and, asc, count, desc, eq, inArray, isNull, notBetween, or, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { limits } from '#machines/reference/limits.ts'
import type { JsonObject } from '../db/schema/columns.ts'
import { type Lead, leads, type Proposal, proposals } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import { jobKind } from '../jobs/job-kind.ts'
import type { JobQueue } from '../jobs/queue.ts'

/** `asked`: answer pending; `unknown`: answer lost; the others are the insurer's own. */
export type ProposalStatus = 'asked' | 'unknown' | 'accepted' | 'premiumChanged' | 'rejected'

/** An insurer has answered, or the customer has withdrawn: what a mandate has blocked is taken or released. */
export const proposalDecided = jobKind('proposal-decided', v.object({ leadId: v.string() }), {
  retries: 12,
  backoffMs: 5_000,
})

export async function sendDecided(jobs: JobQueue, tx: Db, leadId: string): Promise<void> {
  await jobs.send(proposalDecided, { leadId }, { tx, singletonKey: leadId })
}

/** The premium the customer accepted, in paise. */
export const agreedOf = ({ agreedPaise, quotedPaise }: Proposal): number => agreedPaise ?? quotedPaise

/** Stores a proposal of a lead that is held. It is the last of them, even where a clock was ahead at the one before. */
export async function insertProposal(tx: Db, proposal: typeof proposals.$inferInsert): Promise<Proposal> {
  const before = await latestProposal(tx, proposal.leadId)
  const earliest = before ? before.createdAt.getTime() + 1 : 0
  const createdAt = new Date(Math.max(proposal.createdAt.getTime(), earliest))
  const [inserted] = await tx
    .insert(proposals)
    .values({ ...proposal, createdAt })
    .returning()
  if (!inserted) throw new Error('The proposal was not inserted')
  return inserted
}

export async function findProposal(db: Db, id: string): Promise<Proposal | undefined> {
  const [proposal] = await db.select().from(proposals).where(eq(proposals.id, id))
  return proposal
}

/** The last proposal to an insurer; it counts while the purchase is where its answer led. */
export async function latestProposal(db: Db, leadId: string): Promise<Proposal | undefined> {
  const [proposal] = await db
    .select()
    .from(proposals)
    .where(eq(proposals.leadId, leadId))
    .orderBy(desc(proposals.createdAt), desc(proposals.id))
    .limit(1)
  return proposal
}

export async function countProposals(db: Db, leadId: string): Promise<number> {
  const ofLead = db.select({ times: count() }).from(proposals).where(eq(proposals.leadId, leadId))
  return (await ofLead)[0]?.times ?? 0
}

/** Whether a proposal waits for a person's decision. */
export const isReferred = ({ status, insurerReply }: Proposal): boolean =>
  status === 'unknown' && insurerReply?.status === 'referred'

/** Whether a proposal was given back for another photograph. */
export const isGivenBack = ({ insurerReply }: Proposal): boolean => insurerReply?.status === 'photographAsked'

/** Proposals that wait for a person's decision, the longest waiting first. */
export function referredProposals(db: Db): Promise<{ proposal: Proposal; lead: Lead }[]> {
  const isOpen = and(
    eq(proposals.status, 'unknown'),
    eq(sql`${proposals.insurerReply}->>'status'`, 'referred'),
  )
  return db
    .select({ proposal: proposals, lead: leads })
    .from(proposals)
    .innerJoin(leads, eq(leads.id, proposals.leadId))
    .where(isOpen)
    .orderBy(asc(proposals.createdAt), asc(proposals.id))
    .limit(limits.desk.referralRows)
}

/** Locks a referred proposal until the transaction ends; false where somebody has decided about it. */
export async function holdUndecided(tx: Db, id: string): Promise<boolean> {
  const held = await tx
    .select({ id: proposals.id })
    .from(proposals)
    .where(and(eq(proposals.id, id), eq(proposals.status, 'unknown'), isNull(proposals.decision)))
    .for('update')
  return held.length > 0
}

/** Keeps the first decision about a referred proposal; false where somebody else was first. */
export async function keepDecision(tx: Db, id: string, decision: JsonObject): Promise<boolean> {
  const written = await tx
    .update(proposals)
    .set({ decision })
    .where(and(eq(proposals.id, id), eq(proposals.status, 'unknown'), isNull(proposals.decision)))
    .returning({ id: proposals.id })
  return written.length > 0
}

type Answered = { status: ProposalStatus; at: Date } & Partial<Proposal>

/** Stores the answer of a proposal that had none; false where somebody else was first. */
export async function answerProposal(tx: Db, id: string, { at, ...answer }: Answered): Promise<boolean> {
  const open = inArray(proposals.status, ['asked', 'unknown'])
  const written = await tx
    .update(proposals)
    .set({ ...answer, updatedAt: at })
    .where(and(eq(proposals.id, id), open))
    .returning({ id: proposals.id })
  return written.length > 0
}

/**
 * Claims a proposal whose answer was lost, or whose caller has died, for another lookup; one caller gets it. A caller
 * lives for no longer than `ms` before and, where its clock was ahead, after `at`.
 */
export async function reopenProposal(db: Db, id: string, at: Date, ms: number): Promise<boolean> {
  const moment = at.getTime()
  const isLongAgo = notBetween(proposals.updatedAt, new Date(moment - ms), new Date(moment + ms))
  const died = and(eq(proposals.status, 'asked'), isLongAgo)
  const taken = await db
    .update(proposals)
    .set({ status: 'asked', updatedAt: at })
    .where(and(eq(proposals.id, id), or(eq(proposals.status, 'unknown'), died)))
    .returning({ id: proposals.id })
  return taken.length > 0
}

/** Locks a journey until the transaction ends, if it is unchanged since it was read. */
export async function holdLead(tx: Db, { id, version, status }: Lead): Promise<boolean> {
  const [lead] = await tx
    .select({ version: leads.version, status: leads.status })
    .from(leads)
    .where(eq(leads.id, id))
    .for('update')
  return lead?.version === version && lead.status === status
}
