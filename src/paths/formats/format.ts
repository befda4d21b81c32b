import type { EventDefinitions } from '#machines/core/event.ts'
import type { Listing, Model } from '../types.ts'

/** Something that a file which is written imports: `name` from `from`. */
export type Imported = { from: string; name: string }

export type Details = {
  /** What people call the events, where the machine has an events file. */
  events?: EventDefinitions
  /** For a terminal that shows colours. */
  colours?: boolean
  /** For files that run: where the machine is, unless it is in the catalogue of this repository. */
  machine?: Imported & { is: 'machine' | 'subject' | 'catalogue' }
  /** For files that run: where path generation itself is imported from. */
  paths?: string
  /** For Playwright: where its `test` is imported from. */
  playwright?: string
  /** For Playwright: a function from a page to the driver that walks on it. */
  driver?: Imported
}

/** A suite as a document, piece by piece. */
export type Format = (suite: Listing, model: Model, details: Details) => Iterable<string>
