import * as v from 'valibot'

/** Where a path is walked: on the machine itself, on the server, in a browser. */
export const levels = ['machine', 'server', 'browser'] as const
export type Level = (typeof levels)[number]

/** How many are covered; `elsewhere` of the rest do not apply to this level, each with its reason in `uncovered`. */
const count = v.object({ covered: v.number(), elsewhere: v.number(), total: v.number() })

/** Something that no walk of this level covered. */
const uncovered = v.object({
  /** Id of a transition, or `state refuses event`. */
  target: v.string(),
  reason: v.string(),
  /** The level leaves this to others, for the given reason. */
  elsewhere: v.boolean(),
})

/** Where a path failed: ids only, because messages may contain data. */
export const pathFailure = v.object({
  /** Counted from 1; 0 is the beginning. */
  step: v.number(),
  state: v.string(),
  event: v.optional(v.string()),
  /** Events of the shortest path to it. */
  shortest: v.array(v.string()),
})

const walkedPath = v.object({
  id: v.string(),
  start: v.string(),
  passed: v.boolean(),
  ms: v.number(),
  failure: v.optional(pathFailure),
})

const coverageOfLevel = v.object({
  level: v.picklist(levels),
  transitions: count,
  states: count,
  refusals: count,
  /** How often each transition was taken, by id; those never taken are absent. */
  taken: v.record(v.string(), v.number()),
  uncovered: v.array(uncovered),
  paths: v.array(walkedPath),
})

/** What each level covered of every machine in its last run: `coverage/coverage.json`. */
export const coverageReport = v.object({
  /** When it was written, in ISO 8601. */
  at: v.string(),
  machines: v.array(
    v.object({
      key: v.string(),
      title: v.string(),
      /** The levels that walked this machine; one that is missing has left no results. */
      levels: v.array(coverageOfLevel),
    }),
  ),
})

export type CoverageReport = v.InferOutput<typeof coverageReport>
export type MachineCoverage = CoverageReport['machines'][number]
export type LevelCoverage = v.InferOutput<typeof coverageOfLevel>
export type Count = v.InferOutput<typeof count>
