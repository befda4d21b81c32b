/** What making suites may take of a server that has customers to serve. */
export const making = {
  /** For one suite; the largest machine takes a fifth of it. */
  deadlineMs: 90_000,
  /** Of that, for exploring. */
  bounds: { nodes: 50_000, ms: 60_000 },
  /** Of that, for proving that nothing is shorter. */
  proofMs: 25_000,
  heapMb: 1_024,
  /** After so long without work the thread gives its memory back. */
  idleMs: 60_000,
  /** Suites and findings that are kept; the largest is some 100 kB. */
  kept: 60,
  waiting: 20,
  /** Simple paths that are listed; all are counted. */
  simplePaths: 200,
} as const
