import { canBeAsked } from '#machines/purchase/quotes/offers.ts'
import { Button } from '../../ui/actions/button.tsx'
import styles from './list.module.css'
import type { PriceListProps } from './price-list.ts'
import type { Slot } from './slots.ts'

type AskAgainProps = Pick<PriceListProps, 'send' | 'can'> & { slots: readonly Slot[] }

/** One button that asks everybody again who did not answer, where they are several. */
export function AskAgain({ slots, send, can }: AskAgainProps) {
  const [insurerId, ...besides] = slots.flatMap((slot) =>
    slot.kind === 'refused' && canBeAsked(slot.unavailable) ? [slot.insurer.insurerId] : [],
  )
  if (insurerId === undefined || besides.length === 0) return null
  const event = { type: 'insurer.retried' as const, insurerId, besides }
  return (
    <Button
      variant="secondary"
      className={styles.askAgain}
      disabled={!can(event)}
      onClick={() => send(event)}
    >
      Ask all that did not answer once more
    </Button>
  )
}
