import { type Difference, differencesOf } from './differences.ts'
import type { Version } from './version.ts'

/** A record on a day, with the id of its journey where it is stored. */
type Candidate = { record: { quoteType: string }; today: string; leadId?: string }

type Found = Difference & {
  product: string
  records: number
  /** A stored journey of them. */
  leadId?: string
}

/** How many records were resumed, how many of them stored, and how many go on otherwise; and how they do. */
export type Told = { records: number; stored: number; differing: number; found: Found[] }

/** Resumes records in both versions; differences that are alike are counted together. */
export class Check {
  readonly #versions: readonly [Version, Version]
  readonly #unchanged: ReadonlySet<string>
  readonly #found = new Map<string, Found>()
  readonly #counts = { records: 0, stored: 0, differing: 0 }

  /** `unchanged`: the products whose code is the same in both. */
  constructor(versions: readonly [Version, Version], unchanged: ReadonlySet<string> = new Set()) {
    this.#versions = versions
    this.#unchanged = unchanged
  }

  add({ record, today, leadId }: Candidate): void {
    const differences = differencesOf(record, this.#versions, today, this.#unchanged.has(record.quoteType))
    this.#counts.records += 1
    if (leadId !== undefined) this.#counts.stored += 1
    if (differences.length > 0) this.#counts.differing += 1
    for (const { kind, what } of differences)
      this.#count({
        product: record.quoteType,
        kind,
        what,
        records: 1,
        ...(leadId !== undefined && { leadId }),
      })
  }

  /** What another check has found of other records. */
  addAll({ records, stored, differing, found }: Told): void {
    this.#counts.records += records
    this.#counts.stored += stored
    this.#counts.differing += differing
    for (const one of found) this.#count(one)
  }

  #count({ product, kind, what, records, leadId }: Found): void {
    const key = JSON.stringify([product, kind, what])
    const known = this.#found.get(key) ?? { product, kind, what, records: 0 }
    known.records += records
    if (leadId !== undefined) known.leadId ??= leadId
    this.#found.set(key, known)
  }

  /** The most frequent difference first. */
  told(): Told {
    return {
      ...this.#counts,
      found: [...this.#found.values()].sort((one, other) => other.records - one.records),
    }
  }
}
