const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

const first = [5 * second, 15 * second, minute, 5 * minute, hour]

/** A payment that failed can be settled for three days; a page nobody paid on is watched a little longer. */
const daysAfterwards = 7

/**
 * How long after the last asking an unsettled payment is asked for again, in ms: 5 s, 15 s, a minute, 5 minutes, an
 * hour, then daily. Nothing where it need not be: while the bank owes an answer, that never comes.
 */
export function askDelay(round: number, isPending: boolean): number | undefined {
  if (round < first.length) return first[round]
  return isPending || round < first.length + daysAfterwards ? day : undefined
}
