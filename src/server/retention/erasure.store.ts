import { and, eq, inArray } from 'drizzle-orm'
import { inWords, retention } from '#machines/reference/retention.ts'
import type { Erasure } from '#machines/schemas/erasure.ts'
import { type LeadOwner, ownLeads } from '../access/lead-owner.ts'
import { customers, leads, policies, sessions, supportRequests } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import { isUnfinished } from './due-journeys.ts'
import { eraseWithFiles } from './erase-journeys.ts'

type Person = LeadOwner & { mobile: string }
type Kept = Erasure['kept']

/** Erases of a customer what no law asks us to keep, and says what stays and why (DPDP Act, section 12). */
export async function eraseOwned(
  { db, jobs, clock, log, random }: Pick<Deps, 'db' | 'jobs' | 'clock' | 'log' | 'random'>,
  person: Person,
): Promise<Erasure> {
  const erased = await db.transaction(async (tx) => {
    const { gone, staying } = await sortJourneys(tx, person)
    const kept = await whatStays(tx, staying, person.mobile)
    await eraseWithFiles({ jobs }, tx, gone)
    const isProfileErased = staying.length === 0
    if (isProfileErased) {
      await tx.delete(sessions).where(eq(sessions.customerId, person.customerId))
      await tx.delete(customers).where(eq(customers.id, person.customerId))
    }
    return { journeys: gone.length, isProfileErased, kept }
  })
  const receipt = { number: random.id(), at: clock.now().toISOString(), ...erased }
  log.info({ receipt: receipt.number, journeys: receipt.journeys }, 'erased on request')
  return receipt
}

/** Those that may go and those that stay; all are locked, so that none is proposed or paid meanwhile. */
async function sortJourneys(tx: Db, owner: LeadOwner): Promise<{ gone: string[]; staying: string[] }> {
  const locked = await tx.select({ id: leads.id }).from(leads).where(ownLeads(owner)).for('update')
  const ids = locked.map(({ id }) => id)
  const unfinished = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(and(inArray(leads.id, ids), isUnfinished(tx)))
  const gone = unfinished.map(({ id }) => id)
  return { gone, staying: ids.filter((id) => !gone.includes(id)) }
}

async function whatStays(tx: Db, staying: string[], mobile: string): Promise<Kept> {
  const insured = await tx.$count(policies, inArray(policies.leadId, staying))
  const asked = await tx.$count(supportRequests, eq(supportRequests.mobile, mobile))
  return [
    ...(insured > 0 ? [inWords(retention.policies)] : []),
    ...(staying.length > insured ? [inWords(retention.money)] : []),
    ...(asked > 0 ? [inWords(retention.support)] : []),
    ...(staying.length > 0 ? [profileStays] : []),
    inWords(retention.logs),
  ]
}

const profileStays: Kept[number] = {
  what: retention.profiles.what,
  howLong: 'As long as one of your journeys is kept',
  why: 'because it says whose they are',
}
