import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { momentInWords } from '#machines/rules/moment.ts'
import type { Replay } from '#machines/schemas/graph-view.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { durationWords } from '../../numbers.ts'
import styles from './replay.module.css'

/** What is known of the journey as a whole. */
export const Facts = ({ replay: { row, beganAt, steps } }: { replay: Replay }) => (
  <p className={styles.facts}>
    <span>{momentInWords(beganAt)}</span>
    <span>{texts.outcomes[row.outcome]}</span>
    <span>{durationWords(steps.at(-1)?.ms ?? 0)}</span>
    <span>{texts.products[row.product]}</span>
    <span>{texts.sources[row.source]}</span>
    {row.isMadeUp && <Badge tone="accent">{texts.madeUp}</Badge>}
  </p>
)
