import { addDays } from './calendar.ts'

/** Banks take five to seven working days for a refund; we promise the longer. */
const workingDays = 7

/** The day by which a refund ordered on `from` arrives. Bank holidays are not taken into account. */
export function refundedBy(from: string, left = workingDays): string {
  if (left === 0) return from
  const next = addDays(from, 1)
  return refundedBy(next, isWeekend(next) ? left : left - 1)
}

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
