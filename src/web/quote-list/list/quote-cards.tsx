import { useRef } from 'react'
import type { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { AwaitedCard } from './awaited-card.tsx'
import styles from './list.module.css'
import { PlanCard } from './plan-card.tsx'
import { RefusalCard } from './refusal-card.tsx'
import { named, type Slot } from './slots.ts'
import { useCalmOrder } from './use-calm-order.ts'
import { useGliding } from './use-gliding.ts'

type QuoteCardsProps = ViewProps<typeof quoteListMachine> & {
  slots: readonly Slot[]
  isStreaming: boolean
  /** Part of an insurer's name. */
  search: string
}

export function QuoteCards({ slots, isStreaming, search, ...view }: QuoteCardsProps) {
  const list = useRef<HTMLUListElement>(null)
  const { ordered, handlers } = useCalmOrder(slots, isStreaming)
  useGliding(list)
  return (
    <ul ref={list} className={styles.cards} aria-busy={isStreaming} {...handlers}>
      {named(ordered, search).map((slot) => (
        <SlotCard key={slot.insurer.insurerId} {...view} slot={slot} />
      ))}
    </ul>
  )
}

function SlotCard({ slot, ...view }: ViewProps<typeof quoteListMachine> & { slot: Slot }) {
  if (slot.kind === 'priced') return <PlanCard {...view} plan={slot.plan} insurer={slot.insurer} />
  if (slot.kind === 'awaited') return <AwaitedCard insurer={slot.insurer} />
  return <RefusalCard {...view} unavailable={slot.unavailable} insurer={slot.insurer} />
}
