import { and, desc, eq, inArray, lte, or, sql } from 'drizzle-orm'
import type { ServerProduct } from '#machines/core/server-product.ts'
import { productOf } from '#machines/products.ts'
import type { PriceChange } from '#machines/rules/price-change.ts'
import type { Day } from '#machines/schemas/basics.ts'
import { quoteRuns, quotes } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import { pricedOf } from './answer.ts'
import { questionOf, termsIfKnown } from './terms.ts'

/** An insurer's price of a journey. */
type ShownPrice = { leadId: string; quoteType: string; insurerId: number }
type ChangedPrice = { leadId: string; change: PriceChange & { since: Day } }

/** How the latest prices changed since the previous day on which the same was asked. */
export async function priceChangesOf(
  { db, products }: Pick<Deps, 'db' | 'products'>,
  shown: readonly ShownPrice[],
): Promise<ChangedPrice[]> {
  if (shown.length === 0) return []
  const rows = await onTwoDays(db, shown)
  return shown.flatMap(({ leadId, quoteType }) => {
    const [now, before] = rows.filter((row) => row.leadId === leadId)
    const change = now && before && changeOf(productOf(products, { quoteType }), before, now)
    return change ? [{ leadId, change: { ...change, since: before.onDay } }] : []
  })
}

type Row = Awaited<ReturnType<typeof onTwoDays>>[number]

function changeOf(product: ServerProduct, before: Row, now: Row): PriceChange | undefined {
  const [was, is] = [termsIfKnown(product, before), termsIfKnown(product, now)]
  if (!was || !is || questionOf(product, was) !== questionOf(product, is)) return undefined
  const priced = (row: Row) => pricedOf(row).plan
  return product.priceChange({ plan: priced(before), terms: was }, { plan: priced(now), terms: is })
}

/** For each the prices of the last two days of quotes, the later first. */
function onTwoDays(db: Db, shown: readonly ShownPrice[]) {
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

const anyOf = (shown: readonly ShownPrice[]) =>
  or(...shown.map((one) => and(eq(quotes.leadId, one.leadId), eq(quotes.insurerId, one.insurerId))))
