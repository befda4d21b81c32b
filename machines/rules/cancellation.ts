import { daysBetween } from './calendar.ts'

type PaidCover = {
  /** Paise, taxes included. */
  paid: number
  start: string
  end: string
}

/**
 * What is given back of a policy that is cancelled on a day, in paise: the share of the days after that one, taxes
 * included, and all of it before cover begins. A retail policy may be cancelled at any time with a refund in proportion
 * (IRDAI master circular on general insurance, 11 June 2024); within the free look of health cover it is no less.
 */
export function cancellationRefund({ paid, start, end }: PaidCover, on: string) {
  const days = daysBetween(start, end) + 1
  const daysLeft = Math.min(days, Math.max(0, daysBetween(on, end)))
  return { days, daysLeft, refund: share(paid, daysLeft, days) }
}

/** Rounded down to a paisa. */
const share = (paid: number, part: number, whole: number) => Math.floor((paid * part) / whole)
