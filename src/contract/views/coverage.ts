import * as v from 'valibot'

/** Where a path is walked: on the machine itself, against the server, in a browser. */
export const levels = ['machine', 'server', 'browser'] as const
export type Level = (typeof levels)[number]

/** How many of all; `elsewhere` of them are no matter for this level, each with its reason among `uncovered`. */
const count = v.object({ covered: v.number(), elsewhere: v.number(), total: v.number() })

/** Something that no walk of a level took. */
const uncovered = v.object({
  /** Id of a transition, or `state refuses event`. */
  target: v.string(),
  reason: v.string(),
  /** The reason is the level's own: it leaves this to others. */
  elsewhere: v.boolean(),
})

/** Where a path failed: ids alone, for what was said on the way may be anybody's. */
export const pathFailure = v.object({
  /** Counted from 1; 0 is the beginning. */
  step: v.number(),
  state: v.string(),
  event: v.optional(v.string()),
  /** Events of the shortest way to it. */
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
  /** How often each transition was taken, by its id; those never taken are left out. */
  taken: v.record(v.string(), v.number()),
  uncovered: v.array(uncovered),
  paths: v.array(walkedPath),
})

/** What the levels took of every machine in their last run: `coverage/coverage.json`. */
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
