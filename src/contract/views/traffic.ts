import * as v from 'valibot'
import { limits } from '#machines/reference/limits.ts'
import { products } from './graph-query.ts'

const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const ms = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))

/**
 * One row of a journey's log, as it is recorded. There is no place for a payload or a context in it.
 * A transition that leaves or enters several states at once (parallel regions) has further rows without an edge.
 */
export const trafficRow = v.strictObject({
  /** Counts the rows of a journey from 0. */
  seq: count,
  /** Milliseconds before the batch was sent. */
  ago: ms,
  /** Stable id of the transition; absent where the journey begins, goes on after a reload, or the row comes along. */
  edge: v.optional(id),
  /** The innermost states that were left and entered: the same where it was entered again, absent where nothing moved. */
  from: v.optional(id),
  to: v.optional(id),
  /** How long the state that was left had been active. */
  dwell: v.optional(ms),
  /** Within the same event as the row before it. */
  along: v.optional(v.literal(true)),
  /** The machine has come to its end with this row. */
  ends: v.optional(v.literal(true)),
})

/** An event that no state handled. */
export const unhandledRow = v.strictObject({
  seq: count,
  ago: ms,
  state: id,
  event: id,
})

/** What one run of a machine did since it was last told. */
export const trafficRun = v.strictObject({
  /** 128 random bits that only this browser knows, base64url: who has them may add to the journey. */
  journey: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
  /** `machine.id`. */
  machine: id,
  version: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  product: v.picklist(products),
  rows: v.pipe(v.array(trafficRow), v.maxLength(limits.graphs.batchRows)),
  unhandled: v.pipe(v.array(unhandledRow), v.maxLength(limits.graphs.batchRows)),
})

export type TrafficRow = v.InferOutput<typeof trafficRow>
export type UnhandledRow = v.InferOutput<typeof unhandledRow>
export type TrafficRun = v.InferOutput<typeof trafficRun>
