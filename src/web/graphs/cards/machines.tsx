import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Failed } from '../machine/frame/failed.tsx'
import { useMachineCards } from '../use-graph.ts'
import styles from './cards.module.css'
import { MachineCard } from './machine-card.tsx'

/** Every machine with its recent traffic, or an error. */
export function Machines() {
  const cards = useMachineCards()
  if (!cards.data) {
    return cards.error ? <Failed error={cards.error} graph={cards} /> : <Skeleton lines={4} height="14rem" />
  }
  return (
    <>
      {cards.error && <Failed error={cards.error} graph={cards} isStale />}
      <ul className={styles.cards} aria-label="Machines">
        {cards.data.map((card) => (
          <MachineCard key={card.key} card={card} />
        ))}
      </ul>
    </>
  )
}
