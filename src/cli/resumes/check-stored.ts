import { readableRecord } from '#server/access/stored-records.ts'
import type { Config } from '#server/config.ts'
import type { Lead } from '#server/db/schema.ts'
import type { Check } from './check.ts'
import type { Version } from './version.ts'

/** Adds stored journeys to a check, those left out that their own version cannot read. */
export function checkStored(
  check: Check,
  leads: readonly Lead[],
  { products }: Pick<Version, 'products'>,
  config: Config,
  today: string,
): void {
  for (const lead of leads) {
    const record = readableRecord({ config, products }, lead)
    if (record) check.add({ record, today, leadId: lead.id })
  }
}
