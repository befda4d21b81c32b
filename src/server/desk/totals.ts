import { limits } from '#machines/reference/limits.ts'
import { isPaid } from '#machines/rules/journey-status.ts'
import { rupees } from '#machines/rules/money.ts'
import type { DeskTotals } from '#machines/schemas/desk.ts'

/** Journeys of one status; `paise` is what their plans cost together, null where none is chosen. */
type Counted = { status: string | null; journeys: number; paise: number | null }

export function totalsOf(counted: readonly Counted[]): DeskTotals {
  const sold = counted.filter(({ status }) => isPaid(status ?? undefined))
  const all = sumOf(counted)
  const journeys = Math.min(all, limits.desk.countedMax)
  return {
    journeys,
    open: journeys - sumOf(sold),
    sold: sumOf(sold),
    premium: rupees(sold.reduce((paise, one) => paise + (one.paise ?? 0), 0)),
    isMore: all > journeys,
  }
}

const sumOf = (counted: readonly Counted[]) => counted.reduce((all, { journeys }) => all + journeys, 0)
