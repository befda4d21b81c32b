const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

const first = [5 * second, 15 * second, minute, 5 * minute, hour]

/** A failed payment may settle for three days; an unused payment page is watched a little longer. */
const daysAfterwards = 7

/**
 * Delay before an unsettled payment is read again, in ms: 5 s, 15 s, a minute, 5 minutes, an hour, then daily.
 * Undefined when no longer necessary, which is never while the bank owes an answer.
 */
export function askDelay(round: number, isPending: boolean): number | undefined {
  if (round < first.length) return first[round]
  return isPending || round < first.length + daysAfterwards ? day : undefined
}
