import { useRef } from 'react'
import type { QuoteListHandle } from '../quote-list.journey.ts'
import { AwaitedCard } from './awaited-card.tsx'
import styles from './list.module.css'
import { PlanCard } from './plan-card.tsx'
import { RefusalCard } from './refusal-card.tsx'
import { named, type Slot } from './slots.ts'
import { useCalmOrder } from './use-calm-order.ts'
import { useGliding } from './use-gliding.ts'

type QuoteCardsProps = {
  journey: QuoteListHandle
  slots: readonly Slot[]
  isStreaming: boolean
  /** Part of an insurer's name. */
  search: string
}

export function QuoteCards({ journey, slots, isStreaming, search }: QuoteCardsProps) {
  const list = useRef<HTMLUListElement>(null)
  const { ordered, handlers } = useCalmOrder(slots, isStreaming)
  useGliding(list)
  return (
    <ul ref={list} className={styles.cards} aria-busy={isStreaming} {...handlers}>
      {named(ordered, search).map((slot) => (
        <SlotCard key={slot.insurer.insurerId} journey={journey} slot={slot} />
      ))}
    </ul>
  )
}

function SlotCard({ journey, slot }: { journey: QuoteListHandle; slot: Slot }) {
  if (slot.kind === 'priced') return <PlanCard journey={journey} plan={slot.plan} insurer={slot.insurer} />
  if (slot.kind === 'awaited') return <AwaitedCard insurer={slot.insurer} />
  return <RefusalCard journey={journey} unavailable={slot.unavailable} insurer={slot.insurer} />
}
