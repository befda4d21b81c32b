/** How long an insurer is waited for, and when it is left alone. Milliseconds. */
export type Timings = {
  deadlines: { quote: number; propose: number; lookup: number; issue: number; document: number }
  /** So many faults in a row and nobody asks for `restMs`; then one call tries whether it works again. */
  faultsInARow: number
  restMs: number
}

export const usualTimings: Timings = {
  deadlines: { quote: 8_000, propose: 30_000, lookup: 30_000, issue: 60_000, document: 60_000 },
  faultsInARow: 5,
  restMs: 30_000,
}
