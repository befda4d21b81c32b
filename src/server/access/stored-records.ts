import { asc, gt } from 'drizzle-orm'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { type Lead, leads } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { openRecordOf } from './leads.store.ts'

const page = 1_000

type Stored = { leadId: string; record: JourneyRecord }

/** Every stored journey as `products` read it, those left out that they cannot read. */
export async function* storedRecords(deps: Pick<Deps, 'db' | 'config' | 'products'>): AsyncGenerator<Stored> {
  for (let after = ''; ; ) {
    const some = await deps.db
      .select()
      .from(leads)
      .where(gt(leads.id, after))
      .orderBy(asc(leads.id))
      .limit(page)
    for (const lead of some) {
      const record = readableRecord(deps, lead)
      if (record) yield { leadId: lead.id, record }
    }
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
