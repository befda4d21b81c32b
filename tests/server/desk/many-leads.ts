import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/types.ts'

/** So many journeys as the years bring them, a twentieth of them those of `agent-0`. */
export async function manyLeads(db: Db, count: number): Promise<void> {
  await db.execute(sql`
    insert into leads (id, version, quote_type, record, process_step, status, source, empl_id, owner_hash,
      registration_number, mobile, customer_name, created_at, updated_at)
    select 'lead-' || lpad(n::text, 17, '0'), 1, case when n % 400 = 0 then 'pet' else 'motor' end,
      '{"make":{"label":"Maruti"},"model":{"label":"Swift"},"variant":{"label":"VXi"}}', 'step6',
      (array[null, 'quotesGenerated', 'proposalSuccess', 'policyDocSuccess'])[n % 4 + 1], 'empl',
      'agent-' || n % 20, 'x', 'RJ-14-CA-' || lpad((n % 10000)::text, 4, '0'), (9000000000 + n)::text,
      (array['Asha', 'Ravi', 'Meera', 'Kabir'])[n % 4 + 1] || ' Name' || n % 5000,
      timestamptz '2026-06-01' + n * interval '10 seconds', timestamptz '2026-06-01' + n * interval '10 seconds'
    from generate_series(1, ${sql.raw(String(count))}) n`)
  await db.execute(sql`analyze leads`)
}
