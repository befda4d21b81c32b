import * as v from 'valibot'

/**
 * A number of journeys or events in tens (decision 0309): the lower end of the ten it lies in, both ends included. `few`
 * is ten or fewer, or more events of ten journeys or fewer; 0 is exactly none.
 */
export const cell = v.union([v.number(), v.literal('few')])
/** Milliseconds; null where no visits are told, `few` where those told are few. */
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
  /** Share of what left its source, 0 to 1; null where the part is ten or fewer or the whole below 50. */
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

/** What a number is taken for where it is calculated with: the middle of its ten. */
export const middleOf = (cell: Cell): number => (cell === 0 ? 0 : cell === 'few' ? 5 : cell + 5)

/** More than ten, as far as is told. */
export const isMany = (cell: Cell): boolean => cell !== 'few' && cell !== 0

/** Of fewer, a few more or less would be another share altogether. */
const leastWhole = 50

/** A share of what is told, 0 to 1; null where the part is ten or fewer or the whole too small. */
export const shareOf = (part: Cell, whole: Cell): number | null => shareOfSum(part, middleOf(whole))

/** The same of a sum of middles. */
export const shareOfSum = (part: Cell, whole: number): number | null =>
  part === 'few' || whole < leastWhole ? null : Math.min(1, middleOf(part) / whole)
