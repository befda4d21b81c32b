import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import type { JsonObject } from '../db/schema/columns.ts'
import type { Lead } from '../db/schema.ts'

/** Leads that are remembered at most. */
const most = 1_000

/**
 * Leads as this process wrote them last, so that the next save of one need not read it. Others may have written to it
 * since: what is saved on one has to check, as it is written, that the row is still the same (decision 0314).
 */
export class LatestLeads<Known extends { lead: Lead }> {
  /** By their ids, the oldest first. */
  readonly #leads = new Map<string, Known>()

  /** Keeps a lead with what is known of it. */
  keep(known: Known): void {
    const { lead } = known
    this.#leads.delete(lead.id)
    const record = asStored(lead.record)
    if (isSealed(record)) return
    this.#leads.set(lead.id, { ...known, lead: { ...lead, record } })
    for (const [oldest] of this.#leads) if (this.#leads.size > most) this.#leads.delete(oldest)
  }

  /** The lead at a version, which is forgotten with it. */
  take(id: string, version: number): Known | undefined {
    const known = this.#leads.get(id)
    this.#leads.delete(id)
    return known?.lead.version === version ? known : undefined
  }
}

/** As it would be read. */
const asStored = (record: JsonObject): JsonObject => JSON.parse(JSON.stringify(record))

/** What is sealed may be sealed anew under another key without a new version, so it is read each time. */
const isSealed = ({ sealed, sealedAnswers }: Pick<JourneyRecord, 'sealed' | 'sealedAnswers'>): boolean =>
  sealed !== undefined || sealedAnswers !== undefined
