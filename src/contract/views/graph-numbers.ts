import * as v from 'valibot'

/** A number of journeys or events; `few` where fewer than ten but more than zero journeys are behind it. */
export const cell = v.union([v.number(), v.literal('few')])
/** Milliseconds; null where there were no visits, `few` as above. */
const duration = v.nullable(cell)

export const stateNumbers = v.object({
  id: v.string(),
  title: v.string(),
  /** Titles of the enclosing states, outermost first. */
  within: v.array(v.string()),
  parent: v.optional(v.string()),
  type: v.string(),
  journeys: cell,
  /** Visits begun and ended, and those still open, dropped, or finished with the journey. */
  entries: cell,
  exits: cell,
  open: cell,
  dropped: cell,
  finished: cell,
  median: duration,
  p95: duration,
  /** Events that were not handled in this state. */
  offModel: cell,
})

export const edgeNumbers = v.object({
  id: v.string(),
  source: v.string(),
  targets: v.array(v.string()),
  /** The event and the guard in words. */
  event: v.string(),
  words: v.string(),
  guard: v.optional(v.string()),
  events: cell,
  journeys: cell,
  /** Share of what left its source, 0 to 1; null where that is zero or few. */
  share: v.nullable(v.number()),
})

/** In = out + open + dropped + finished, over all states; any difference is a recording error. */
export const conservation = v.object({
  holds: v.boolean(),
  entries: cell,
  exits: cell,
  open: cell,
  dropped: cell,
  finished: cell,
  /** Ids of the states where it does not hold. */
  broken: v.array(v.string()),
})

export const totals = v.object({
  journeys: cell,
  finished: cell,
  open: cell,
  dropped: cell,
  events: cell,
  offModel: cell,
})

export type Cell = v.InferOutput<typeof cell>
export type StateNumbers = v.InferOutput<typeof stateNumbers>
export type EdgeNumbers = v.InferOutput<typeof edgeNumbers>
export type Conservation = v.InferOutput<typeof conservation>
export type Totals = v.InferOutput<typeof totals>
