/** What generating suites may take of a server that has customers to serve. */
export const workerLimits = {
  /** For one suite; the largest machine takes a fifth of it. */
  deadlineMs: 90_000,
  /** The part of it for exploring. */
  bounds: { nodes: 50_000, ms: 60_000 },
  /** And for all that a suite takes; what was found by then is the answer. */
  suiteMs: 85_000,
  heapMb: 1_024,
  /** An idle thread is ended after this long, which frees its memory. */
  idleMs: 60_000,
  /** Cached suites and findings; the largest is some 100 kB. */
  cached: 60,
  waiting: 20,
  /** Simple paths that are listed; all are counted. */
  simplePaths: 200,
} as const

/** Of the first thread, in which a job may take no longer than others like to wait for theirs; then it goes to the second. */
export const quickLimits = { deadlineMs: 5_000, heapMb: 256, idleMs: workerLimits.idleMs } as const
