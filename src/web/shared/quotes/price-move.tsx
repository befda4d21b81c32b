import { moveOf } from '#machines/purchase/quotes/offers.ts'
import { priceChange as texts } from '#machines/reference/messages/price-change.ts'
import { formatRupees } from '#machines/rules/money.ts'
import type { Plan } from '#machines/schemas/plan.ts'
import styles from './card.module.css'
import type { PriceListProps } from './price-list.ts'

/** By how much a price differs from the insurer's last one, before something else was asked for. */
export function PriceMove({ model, plan }: Pick<PriceListProps, 'model'> & { plan: Plan }) {
  const move = moveOf(model.before, plan)
  if (!move) return null
  const rupees = formatRupees(Math.abs(move))
  return <span className={styles.move}>{move > 0 ? texts.moreNow(rupees) : texts.lessNow(rupees)}</span>
}
