import * as v from 'valibot'
import { limits } from '#machines/reference/limits.ts'
import { products } from './graph-query.ts'

const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const ms = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))

/**
 * One row of a journey's log. It has no place for a payload or a context. A transition that leaves or enters several
 * states at once (parallel regions) has further rows without an edge.
 */
export const trafficRow = v.strictObject({
  /** Counts the rows of a journey from 0. */
  seq: count,
  /** Milliseconds before the batch was sent. */
  ago: ms,
  /**
   * Stable id of the transition; absent where the journey begins or continues after a reload,
   * and in a further row of a transition.
   */
  edge: v.optional(id),
  /** The innermost states left and entered: equal on re-entry, absent where nothing moved. */
  from: v.optional(id),
  to: v.optional(id),
  /** How long the state that was left had been active. */
  dwell: v.optional(ms),
  /** Within the same event as the row before it. */
  along: v.optional(v.literal(true)),
  /** The machine reached a final state with this row. */
  ends: v.optional(v.literal(true)),
})

/** An event that no state handled. */
export const unhandledRow = v.strictObject({
  seq: count,
  ago: ms,
  state: id,
  event: id,
})

/** What one run of a machine did since the last batch. */
export const trafficRun = v.strictObject({
  /** 128 random bits known only to this browser, base64url: they authorise adding to the journey. */
  journey: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
  /** `machine.id`. */
  machine: id,
  version: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  product: v.picklist(products),
  /**
   * What the machines of one visit share: 128 random bits, and once it is known the lead, as a hash. Neither is
   * kept as it is sent.
   */
  visit: v.optional(
    v.strictObject({
      key: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
      lead: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/))),
    }),
  ),
  rows: v.pipe(v.array(trafficRow), v.maxLength(limits.graphs.batchRows)),
  unhandled: v.pipe(v.array(unhandledRow), v.maxLength(limits.graphs.batchRows)),
})

export type VisitKey = NonNullable<TrafficRun['visit']>
export type TrafficRow = v.InferOutput<typeof trafficRow>
export type UnhandledRow = v.InferOutput<typeof unhandledRow>
export type TrafficRun = v.InferOutput<typeof trafficRun>
