import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { findLead, openRecordOf } from '#server/access/leads.store.ts'
import type { Lead } from '#server/db/schema.ts'
import type { TestServer } from './test-server.ts'

/** A journey as the server keeps it. */
export async function leadOf({ db }: Pick<TestServer, 'db'>, leadId: string): Promise<Lead> {
  const lead = await findLead(db, leadId)
  if (!lead) throw new Error('The lead is gone')
  return lead
}

/** All that it answers, sealed answers too. */
export const openedRecordOf = async <R extends JourneyRecord>(server: TestServer, leadId: string) =>
  openRecordOf(server.deps, await leadOf(server, leadId)) as R
