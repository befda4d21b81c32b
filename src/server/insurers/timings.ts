/** Timeouts and circuit breaker settings of insurers, in milliseconds. */
export type Timings = {
  deadlines: {
    quote: number
    propose: number
    lookup: number
    decide: number
    issue: number
    document: number
    cancel: number
    endorse: number
  }
  /** After this many failures in a row calls pause for `restMs`; then one call probes. */
  failuresInARow: number
  restMs: number
}

export const usualTimings: Timings = {
  deadlines: {
    quote: 8_000,
    propose: 30_000,
    lookup: 30_000,
    decide: 30_000,
    issue: 60_000,
    document: 60_000,
    cancel: 30_000,
    endorse: 30_000,
  },
  failuresInARow: 5,
  restMs: 30_000,
}
