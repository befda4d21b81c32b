import * as v from 'valibot'

/** A number of journeys or events; `few` where fewer than ten journeys stand behind it, and it is not nought. */
export const cell = v.union([v.number(), v.literal('few')])
/** Milliseconds; null where nobody was there, `few` as above. */
export const duration = v.nullable(cell)

export const stateNumbers = v.object({
  id: v.string(),
  title: v.string(),
  /** Words of the states around it, outer ones first. */
  within: v.array(v.string()),
  parent: v.optional(v.string()),
  type: v.string(),
  journeys: cell,
  /** Visits that began, that ended, and those that still last, were left for good, or ended the journey. */
  entries: cell,
  exits: cell,
  open: cell,
  dropped: cell,
  finished: cell,
  median: duration,
  p95: duration,
  /** Events that no state handled while the journey stood here. */
  offModel: cell,
})

export const edgeNumbers = v.object({
  id: v.string(),
  source: v.string(),
  targets: v.array(v.string()),
  /** The event in words, and the guard. */
  event: v.string(),
  words: v.string(),
  guard: v.optional(v.string()),
  events: cell,
  journeys: cell,
  /** Of what left its source, 0 to 1; null where that is nothing or few. */
  share: v.nullable(v.number()),
})

/** In = out + still open + dropped + finished, over all states; what is left over is a fault of the recording. */
export const conservation = v.object({
  holds: v.boolean(),
  entries: cell,
  exits: cell,
  open: cell,
  dropped: cell,
  finished: cell,
  /** Ids of states where it does not hold. */
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
