import { asc, gt } from 'drizzle-orm'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { type Lead, leads } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import { openRecordOf } from './leads.store.ts'

const page = 1_000

/** Every stored journey, page by page. */
export async function* storedLeads(db: Db): AsyncGenerator<Lead[]> {
  for (let after = ''; ; ) {
    const some = await db.select().from(leads).where(gt(leads.id, after)).orderBy(asc(leads.id)).limit(page)
    if (some.length > 0) yield some
    after = some.at(-1)?.id ?? ''
    if (some.length < page) return
  }
}

/** The record of a journey; undefined where the products cannot read it. */
export function readableRecord(
  deps: Pick<Deps, 'config' | 'products'>,
  lead: Lead,
): JourneyRecord | undefined {
  try {
    return openRecordOf(deps, lead)
  } catch {
    return undefined
  }
}
