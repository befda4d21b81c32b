const second = 1000

/** Wait before a pending payment is asked for again: every 5 s for a minute, every 15 s to ten minutes, then on request (register 3.3). */
export function paymentDelay(asked: number): number | undefined {
  if (asked <= 12) return 5 * second
  return asked <= 12 + 36 ? 15 * second : undefined
}

/** Wait before a pending document is asked for again: every 2 s at first, every 15 s for five minutes, then on request. */
export function documentDelay(asked: number): number | undefined {
  if (asked <= 5) return 2 * second
  return asked <= 5 + 20 ? 15 * second : undefined
}
