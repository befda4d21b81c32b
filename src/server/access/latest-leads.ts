import { limits } from '#machines/reference/limits.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import type { JsonObject } from '../db/schema/columns.ts'
import type { Lead } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { Latest } from '../latest.ts'

/** Leads that are remembered at most. */
const most = 1_000

/** The longest record that is remembered, in characters of JSON: usual ones are far shorter, a save may bring 256 KB. */
const longestRecord = 16 * 1024

/**
 * Leads as this process wrote them last, so that the next save of one need not read it. Others may have written to it
 * since: what is saved on one has to check, as it is written, that the row is still the same (decision 0314). Those
 * of browsers whose cookies have expired meanwhile are forgotten when any lead is looked for.
 */
export class LatestLeads<Known extends { lead: Lead }> {
  readonly #clock: Deps['clock']
  readonly #leads = new Latest<Kept<Known>>(most)

  constructor(clock: Deps['clock']) {
    this.#clock = clock
  }

  /** Keeps a lead with what is known of it. */
  keep(known: Known): void {
    this.#forgetExpired()
    const { lead } = known
    this.#leads.take(lead.id)
    const json = JSON.stringify(lead.record)
    if (json.length > longestRecord) return
    const record: JsonObject = JSON.parse(json)
    if (isSealed(record)) return
    this.#leads.keep(lead.id, { known: { ...known, lead: { ...lead, record } }, at: this.#clock.now() })
  }

  /** The lead as it is remembered, if that is this version of it. */
  find(id: string, version: number): Known | undefined {
    this.#forgetExpired()
    const known = this.#leads.get(id)?.known
    return known?.lead.version === version ? known : undefined
  }

  /** A lead that is being saved is not remembered until it has been. */
  forget(id: string): void {
    this.#leads.take(id)
  }

  #forgetExpired(): void {
    const now = this.#clock.now().getTime()
    this.#leads.forgetWhile(({ at }) => now - at.getTime() >= limits.leadCookieMs)
  }
}

type Kept<Known> = { known: Known; at: Date }

/** What is sealed may be sealed anew under another key without a new version, so it is read each time. */
const isSealed = ({ sealed, sealedAnswers }: Pick<JourneyRecord, 'sealed' | 'sealedAnswers'>): boolean =>
  sealed !== undefined || sealedAnswers !== undefined
