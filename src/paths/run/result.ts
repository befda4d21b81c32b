import * as v from 'valibot'
import { levels, pathFailure } from '#contract/views/coverage.ts'

const edges = v.array(v.string())

/** One path as a level walked it. Ids alone, and nothing of what was said on the way: it may be anybody's. */
const walkResult = v.object({
  kind: v.literal('walk'),
  level: v.picklist(levels),
  machine: v.string(),
  criterion: v.string(),
  /** The hash of what the suite was made from; results of an older suite do not count. */
  suite: v.string(),
  path: v.string(),
  start: v.string(),
  taken: edges,
  refused: edges,
  passed: v.boolean(),
  failure: v.optional(pathFailure),
  ms: v.number(),
})

/** What a level does not take, each transition or refusal with its reason. */
const beyondResult = v.object({
  kind: v.literal('beyond'),
  level: v.picklist(levels),
  machine: v.string(),
  suite: v.string(),
  reasons: v.record(v.string(), v.string()),
})

export const result = v.variant('kind', [walkResult, beyondResult])

export type WalkResult = v.InferOutput<typeof walkResult>
export type BeyondResult = v.InferOutput<typeof beyondResult>
export type Result = v.InferOutput<typeof result>
