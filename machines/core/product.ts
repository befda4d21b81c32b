import type { GenericSchema } from 'valibot'
import type { CancellationReason } from '../reference/cancellation.ts'
import type { CategoryKey } from '../reference/categories.ts'
import type { ClaimHelp } from '../reference/messages/claims.ts'
import type { Day } from '../schemas/basics.ts'
import type { JourneyRecord } from '../schemas/journey-record.ts'
import type { EventDefinitions } from './event.ts'
import type { SavedStep } from './meta.ts'

/** What is insured, as lists, the desk and mails name it. */
export type Summary = {
  /** The picture beside it. */
  icon: CategoryKey
  /** The kind of thing, for as long as nothing more is known of it: "Car". */
  kind: string
  /** "Maruti Swift VXi"; empty until it was chosen. */
  title: string
  /** Distinguishes two of the same kind, such as a registration number; empty where there is none. */
  identifier: string
  /** What the chosen plan covers: "Comprehensive". */
  cover?: string | undefined
}

/** The columns beside a record by which journeys are found. */
type SearchColumns = { registrationNumber?: string | undefined; vehicleType?: string | undefined }

/** Facts that a person reads together under one heading. */
export type FactGroup = { title: string; entries: [label: string, value: string][] }

/** An assumption behind a price that was not asked. */
export type Assumption = {
  key: string
  text: string
  value: string
  /** Where it is replaced by an answer; absent where nothing that is asked changes it. */
  change?: string
}

/** `note`: said beside the reasons. */
type Cancellation = { reasons: readonly CancellationReason[]; note?: string }

/**
 * A product. This interface is all that generic code knows of it; a journey's `quoteType` names its product. What the
 * browser never needs is in `ServerProduct` (decision 0151).
 */
export interface Product<R extends JourneyRecord = JourneyRecord> {
  /** The `quoteType` of its journeys. */
  readonly key: string
  /** "Motor insurance". */
  readonly title: string
  /** Its first page: "/motor". */
  readonly path: string
  /** The heading of that page, and what search engines are told of it in a sentence. */
  readonly firstPage: {
    title: string
    description: string
    /** The question that it asks without a script too, and whose answer begins a journey. */
    asks?: string
  }
  readonly record: GenericSchema<unknown, R>
  /** The record of a journey of which nothing is answered. */
  readonly emptyRecord: R
  /** Answers that are kept encrypted, and shown to nobody without the customer's consent. */
  readonly sealedFields?: readonly string[]

  /** The definitions of its saved answers, in the order in which they are asked (`savedAnswers`). */
  readonly events: EventDefinitions
  /** The record with what follows from dates derived anew. */
  asOfToday(record: R, today: Day): R
  summary(record: R): Summary
  searchColumns(record: R): SearchColumns
  /** What is insured and for how long, to be read once more before it is paid for. */
  facts(record: R): FactGroup[]
  /** What matters of the policy before it is paid for, in plain words. */
  readonly termsInShort: readonly string[]
  /** What to do when something has happened. */
  readonly claim: ClaimHelp
  /** Its prices can be seen before anybody has told their name and number, where the server is set so. */
  readonly mayShowPricesFirst?: true
  /** Whether nothing may be sold yet, because the policy before it runs on for too long. */
  isTooEarly(record: R): boolean
  /** From which day something may be sold again, where it is too early. */
  opensOn?(record: R): Day | undefined
  /** When the cover that this journey renews or replaces ends, or has ended. */
  coverEnds?(record: R): Day | undefined
  /** For which reasons its policy may be cancelled, where not for any. */
  cancellation?(record: R): Cancellation
  /** Saved steps that this record never comes to. */
  skippedSteps?(record: R): readonly SavedStep[]
  assumptions(record: R, today: Day): Assumption[]
  /** Navigation state for its first page when a journey is resumed (ROUTE-04). */
  navigationState(record: R): Record<string, unknown>
  /** What is asked next of a journey that waits at a screen, where this product has its own words for it. */
  waitsAt?(screen: string, isRenewal: boolean): string | undefined
  /** What the browser remembers of it for the next visit, by the names of the specification's client state. */
  choices(record: R, today: Day): object
}
