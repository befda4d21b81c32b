import { useState } from 'react'
import { canBeAsked } from '#machines/purchase/quotes/offers.ts'
import { Button } from '../../ui/actions/button.tsx'
import styles from './list.module.css'
import type { PriceListProps } from './price-list.ts'
import type { Slot } from './slots.ts'

type AskAgainProps = Pick<PriceListProps, 'send' | 'can'> & { slots: readonly Slot[] }

/** One button that asks everybody again who did not answer, where they are several; it stays while they are asked. */
export function AskAgain({ slots, send, can }: AskAgainProps) {
  const [asked, setAsked] = useState<readonly number[]>([])
  const silent = slots.flatMap((slot) =>
    slot.kind === 'refused' && canBeAsked(slot.unavailable) ? [slot.insurer.insurerId] : [],
  )
  const isBusy = slots.some(({ kind, insurer }) => kind === 'awaited' && asked.includes(insurer.insurerId))
  const [insurerId, ...besides] = silent
  const event = { type: 'insurer.retried' as const, insurerId: insurerId ?? 0, besides }
  if (besides.length === 0 && !isBusy) return null

  const ask = () => {
    setAsked(silent)
    send(event)
  }
  return (
    <Button
      variant="secondary"
      className={styles.askAgain}
      busy={isBusy}
      disabled={!isBusy && !can(event)}
      onClick={ask}
    >
      Ask all that did not answer once more
    </Button>
  )
}
