import { and, desc, eq, inArray, lte, or, sql } from 'drizzle-orm'
import { type PriceChange, type PricedOn, priceChange } from '#machines/rules/price-change.ts'
import type { Day } from '#machines/schemas/basics.ts'
import { quoteRuns, quotes } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import { pricedOf } from './answer.ts'
import { type KeptTerms, questionOf, termsIfKnown } from './terms.ts'

/** An insurer's price of a journey. */
type Shown = { leadId: string; insurerId: number }
type Changed = { leadId: string; change: PriceChange & { since: Day } }

/** What prices of the last asking have become since the day before it on which the very same was asked. */
export async function priceChangesOf(db: Db, shown: readonly Shown[]): Promise<Changed[]> {
  if (shown.length === 0) return []
  const rows = await onTwoDays(db, shown)
  return shown.flatMap(({ leadId }) => {
    const [now, before] = rows.filter((row) => row.leadId === leadId)
    const change = now && before && changeOf(before, now)
    return change ? [{ leadId, change: { ...change, since: before.onDay } }] : []
  })
}

type Row = Awaited<ReturnType<typeof onTwoDays>>[number]

function changeOf(before: Row, now: Row): PriceChange | undefined {
  const [was, is] = [termsIfKnown(before), termsIfKnown(now)]
  if (!was || !is || questionOf(was) !== questionOf(is)) return undefined
  return priceChange(pricedOn(before, was), pricedOn(now, is))
}

const pricedOn = (row: Row, { risk: { businessType, previousEnd } }: KeptTerms): PricedOn => ({
  ...pricedOf(row).plan,
  businessType,
  previousEnd,
})

/** Of each the prices on the last two days of asking, the later first. */
function onTwoDays(db: Db, shown: readonly Shown[]) {
  const { id, leadId, onDay, request } = quoteRuns
  const leadIds = shown.map((one) => one.leadId)
  const ofDay = db
    .selectDistinctOn([leadId, onDay], { id, leadId, onDay, request })
    .from(quoteRuns)
    .where(inArray(leadId, leadIds))
    .orderBy(leadId, desc(onDay), desc(quoteRuns.startedAt))
    .as('of_day')
  const place = sql<number>`row_number() over (partition by ${ofDay.leadId} order by ${ofDay.onDay} desc)`
  const runs = db
    .select({ id: ofDay.id, onDay: ofDay.onDay, request: ofDay.request, place: place.as('place') })
    .from(ofDay)
    .as('runs')
  return db
    .select({ leadId: quotes.leadId, onDay: runs.onDay, request: runs.request, result: quotes.result })
    .from(runs)
    .innerJoin(quotes, eq(quotes.runId, runs.id))
    .where(and(lte(runs.place, 2), eq(quotes.state, 'priced'), anyOf(shown)))
    .orderBy(quotes.leadId, runs.place)
}

const anyOf = (shown: readonly Shown[]) =>
  or(...shown.map((one) => and(eq(quotes.leadId, one.leadId), eq(quotes.insurerId, one.insurerId))))
