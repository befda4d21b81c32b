const second = 1000

/**
 * Delay before a pending payment is read again: every 5 s for a minute, every 15 s until
 * ten minutes, then on request (WAIT-04).
 */
export function paymentDelay(asked: number): number | undefined {
  if (asked <= 12) return 5 * second
  return asked <= 12 + 36 ? 15 * second : undefined
}

/**
 * Delay before a pending document is read again: every 2 s at first, every 15 s until
 * five minutes, then on request (WAIT-05).
 */
export function documentDelay(asked: number): number | undefined {
  if (asked <= 5) return 2 * second
  return asked <= 5 + 20 ? 15 * second : undefined
}
