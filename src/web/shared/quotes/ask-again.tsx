import { useEffect, useState } from 'react'
import { canBeAsked } from '#machines/purchase/quotes/offers.ts'
import { Button } from '../../ui/actions/button.tsx'
import styles from './list.module.css'
import type { PriceListProps } from './price-list.ts'
import type { Slot } from './slots.ts'

type AskAgainProps = Pick<PriceListProps, 'send' | 'can'> & { slots: readonly Slot[] }

/** One button that asks everybody again who did not answer, where they are several. */
export function AskAgain({ slots, send, can }: AskAgainProps) {
  const [wanted, setWanted] = useState<readonly number[]>([])
  const silent = slots.flatMap((slot) =>
    slot.kind === 'refused' && canBeAsked(slot.unavailable) ? [slot.insurer.insurerId] : [],
  )
  // Whoever is being asked, by this button or with all others, is no longer waiting for it.
  const waiting = wanted.filter((insurerId) => silent.includes(insurerId))
  const mayAsk = (insurerId: number) => can({ type: 'insurer.retried', insurerId })

  // The journey asks one insurer at a time.
  useEffect(() => {
    const [insurerId] = waiting
    if (waiting.length < wanted.length) setWanted(waiting)
    else if (insurerId !== undefined && mayAsk(insurerId)) send({ type: 'insurer.retried', insurerId })
  })

  if (silent.length < 2 && waiting.length === 0) return null
  return (
    <Button
      variant="secondary"
      className={styles.askAgain}
      busy={waiting.length > 0}
      disabled={!silent.some(mayAsk)}
      onClick={() => setWanted(silent)}
    >
      Ask all that did not answer once more
    </Button>
  )
}
