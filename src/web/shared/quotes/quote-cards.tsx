import { type ReactNode, useRef } from 'react'
import type { Plan } from '#machines/schemas/plan.ts'
import { AskAgain } from './ask-again.tsx'
import { AwaitedCard } from './awaited-card.tsx'
import type { CardFrameProps } from './card-frame.tsx'
import { groupAt } from './groups.ts'
import styles from './list.module.css'
import type { PriceListProps } from './price-list.ts'
import { RefusalCard } from './refusal-card.tsx'
import { named, type Slot } from './slots.ts'
import { useCalmOrder } from './use-calm-order.ts'
import { useGliding } from './use-gliding.ts'

type QuoteCardsProps<P extends Plan> = Pick<PriceListProps, 'send' | 'can'> & {
  slots: readonly Slot<P>[]
  isStreaming: boolean
  /** Part of an insurer's name. */
  search: string
  /** The card of a price. */
  card: (plan: P, insurer: CardFrameProps['insurer']) => ReactNode
}

/** One card for each insurer, its price, the wait for it, or why there is none; then what asks several again. */
export function QuoteCards<P extends Plan>({
  slots,
  isStreaming,
  search,
  card,
  ...view
}: QuoteCardsProps<P>) {
  const list = useRef<HTMLUListElement>(null)
  const { ordered, handlers } = useCalmOrder(slots, isStreaming)
  useGliding(list)
  const shown = named(ordered, search)
  if (shown.length === 0 && search.trim() !== '') return <p>No insurer is called “{search.trim()}”.</p>
  return (
    <>
      <ul ref={list} className={styles.cards} aria-busy={isStreaming} {...handlers}>
        {shown.flatMap((slot, at) => {
          const group = groupAt(shown, at)
          return [
            ...(group ? [<GroupName key={group}>{group}</GroupName>] : []),
            <SlotCard key={slot.insurer.insurerId} {...view} slot={slot} card={card} />,
          ]
        })}
      </ul>
      <AskAgain {...view} slots={slots} />
    </>
  )
}

type SlotCardProps<P extends Plan> = Pick<QuoteCardsProps<P>, 'send' | 'can' | 'card'> & { slot: Slot<P> }

function SlotCard<P extends Plan>({ slot, card, ...view }: SlotCardProps<P>) {
  if (slot.kind === 'priced') return card(slot.plan, slot.insurer)
  if (slot.kind === 'awaited') return <AwaitedCard insurer={slot.insurer} before={slot.before} />
  return <RefusalCard {...view} unavailable={slot.unavailable} insurer={slot.insurer} />
}

/** The name of the insurers that follow it in the list. */
const GroupName = ({ children }: { children: string }) => (
  <li id={children}>
    <h2 className={styles.groupName}>{children}</h2>
  </li>
)
