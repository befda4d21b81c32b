import { formatRupees } from '#machines/rules/money.ts'
import styles from './list.module.css'
import type { Slot } from './slots.ts'

/** How many insurers have answered, in a polite live region (QUOTE-15, A11Y-12). */
export const Progress = ({ slots }: { slots: readonly Slot[] }) => (
  <p role="status" className={styles.progress}>
    {progressOf(slots)}
  </p>
)

export function progressOf(slots: readonly Slot[]): string {
  const prices = slots.flatMap((slot) => (slot.kind === 'priced' ? slot.plan.final : []))
  const answered = slots.filter(({ kind }) => kind !== 'awaited').length
  if (answered < slots.length) return `${answered} of ${slots.length} insurers have answered`
  if (prices.length === 0) return 'No prices'
  const from = formatRupees(Math.min(...prices))
  return `${slots.length} insurers have answered, ${prices.length} with a price, from ${from}`
}
