import { plural } from '#machines/reference/plural.ts'
import { formatRupees } from '#machines/rules/money.ts'
import styles from './list.module.css'
import { lowestOf, type Slot } from './slots.ts'

/** How many insurers have answered, in a polite live region (QUOTE-15, A11Y-12). */
export const Progress = ({ slots }: { slots: readonly Slot[] }) => (
  <p role="status" className={styles.progress}>
    {progressOf(slots)}
  </p>
)

/** An insurer that could not be reached, or took too long, has not answered. */
export function progressOf(slots: readonly Slot[]): string {
  const priced = slots.filter(({ kind }) => kind === 'priced')
  const declined = slots.filter((slot) => slot.kind === 'refused' && slot.unavailable.reason === 'declined')
  const failed = slots.filter((slot) => slot.kind === 'refused' && slot.unavailable.reason !== 'declined')
  if (slots.some(({ kind }) => kind === 'awaited'))
    return `${priced.length + declined.length} of ${slots.length} insurers have answered`
  const parts = [
    pricesOf(priced),
    declined.length > 0 && `${declined.length} declined`,
    failed.length > 0 && `${failed.length} did not answer`,
  ]
  return parts.filter(Boolean).join(' · ')
}

/** How many prices, and the lowest for all that was asked for, if there is one. */
function pricesOf(slots: readonly Slot[]): string {
  const from = lowestOf(slots)
  if (from === undefined) return 'No prices'
  const count = slots.length
  return plural(
    count,
    `${count} price, from ${formatRupees(from)}`,
    `${count} prices, from ${formatRupees(from)}`,
  )
}
