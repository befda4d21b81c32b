import {
  and,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  type SQLWrapper,
  sql,
  sum,
} from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { addDays, midnight } from '#machines/rules/calendar.ts'
import type { DeskQuery } from '#machines/schemas/desk.ts'
import { searchVector } from '../db/schema/words-of.ts'
import { type Lead, leads } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import type { CursorPosition } from './cursor.ts'
import { type DeskSearch, textQuery } from './search.ts'

/** What a row of the desk is made of. */
const columns = {
  id: leads.id,
  quoteType: leads.quoteType,
  status: leads.status,
  processStep: leads.processStep,
  source: leads.source,
  emplId: leads.emplId,
  registrationNumber: leads.registrationNumber,
  mobile: leads.mobile,
  customerName: leads.customerName,
  updatedAt: leads.updatedAt,
  record: leads.record,
}

export type FoundJourney = Pick<Lead, keyof typeof columns>
type Page = PromiseLike<FoundJourney[]> & SQLWrapper

/** Whose journeys: anybody's, or those attributed to an employee and those opened by consent. */
export type DeskScope = 'anybodys' | { employeeId: string; letSee: readonly string[] }
type JourneySearch = {
  whose: DeskScope
  matching: SQL | undefined
  after: CursorPosition | undefined
  limit: number
}

/**
 * A page of journeys, last changed first; each branch of the union reads at most a page from an index in that order.
 */
export function findJourneys(db: Db, { whose, matching, after, limit }: JourneySearch): Page {
  const past =
    after &&
    sql`(${leads.updatedAt}, ${leads.id}) < (${after.updatedAt.toISOString()}::timestamptz, ${after.id})`
  const branch = (theirs?: SQL) =>
    db
      .select(columns)
      .from(leads)
      .where(and(theirs, matching, past))
      .orderBy(desc(leads.updatedAt), desc(leads.id))
      .limit(limit)
  if (whose === 'anybodys') return branch()
  const own = eq(leads.emplId, whose.employeeId)
  if (whose.letSee.length === 0) return branch(own)
  const others = or(isNull(leads.emplId), ne(leads.emplId, whose.employeeId))
  return unionAll(branch(own), branch(and(inArray(leads.id, [...whose.letSee]), others)))
    .orderBy(sql`"updated_at" desc, "id" desc`)
    .limit(limit)
}

/** How many journeys stand in each status, and what their chosen plans cost in paise; one more than `most` says there are more. */
export function countJourneys(
  db: Db,
  { whose, matching }: Pick<JourneySearch, 'whose' | 'matching'>,
  most: number,
) {
  const theirs =
    whose === 'anybodys'
      ? undefined
      : or(eq(leads.emplId, whose.employeeId), inArray(leads.id, [...whose.letSee]))
  const counted = db
    .select({
      status: leads.status,
      paise: sql<number>`(${leads.record} #>> '{plan,final}')::bigint`.as('paise'),
    })
    .from(leads)
    .where(and(theirs, matching))
    .limit(most + 1)
    .as('counted')
  return db
    .select({ status: counted.status, journeys: count(), paise: sum(counted.paise).mapWith(Number) })
    .from(counted)
    .groupBy(counted.status)
}

/** The conditions of the filters and the search. */
export function matchingOf(
  { status: wanted, product, agent, from, to }: DeskQuery,
  search: DeskSearch | undefined,
) {
  return and(
    wanted && (wanted === 'none' ? isNull(leads.status) : eq(leads.status, wanted)),
    product && eq(leads.quoteType, product),
    agent ? eq(leads.emplId, agent) : undefined,
    from ? gte(leads.updatedAt, midnight(from)) : undefined,
    to ? lt(leads.updatedAt, midnight(addDays(to, 1))) : undefined,
    search && searched(search),
  )
}

export const anyOf = (ids: readonly string[]): SQL => inArray(leads.id, [...ids])

function searched(search: DeskSearch): SQL {
  if (search.kind === 'exact') return eq(leads[search.key], search.value)
  if (search.words.length === 0) return sql`false`
  return sql`${searchVector(leads.customerName)} @@ to_tsquery('simple', ${textQuery(search.words)})`
}
