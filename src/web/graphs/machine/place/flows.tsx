import { type EdgeNumbers, middleOf } from '#contract/views/graph-numbers.ts'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import type { AddressBuilder } from '../../address.ts'
import { cellText } from '../../numbers.ts'
import { Bar } from '../bar.tsx'
import { nameOf } from '../names.ts'
import styles from './place.module.css'

type FlowsProps = {
  title: string
  edges: readonly EdgeNumbers[]
  end: 'source' | 'targets'
  to: AddressBuilder
}

/** Transitions to or from a place, each with the state at its other end, the most frequent first. */
export function Flows({ title, edges, end, to }: FlowsProps) {
  const most = Math.max(...edges.map(({ events }) => middleOf(events)), 1)
  return (
    <section className={styles.part}>
      <h3 className={styles.subtitle}>{title}</h3>
      {edges.length === 0 && <p className={styles.none}>{texts.nobody}</p>}
      <ul className={styles.flows}>
        {edges.toSorted(byTraffic).map((edge) => (
          <li key={edge.id} className={styles.flow}>
            <a href={to({ at: edge.id })} className={styles.words}>
              <span>{endText(edge, end)}</span>
              <span className={styles.event}>{edge.words}</span>
            </a>
            <span className={styles.count}>{cellText(edge.events)}</span>
            <Bar share={middleOf(edge.events) / most} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const endText = (edge: EdgeNumbers, end: 'source' | 'targets'): string => {
  if (end === 'source') return nameOf(edge.source)
  return edge.targets.length === 0 ? texts.stays : edge.targets.map(nameOf).join(' + ')
}

/** Largest first. */
const byTraffic = (one: EdgeNumbers, other: EdgeNumbers): number =>
  middleOf(other.events) - middleOf(one.events)
