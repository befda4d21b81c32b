import type { Replay } from '#contract/views/graph-view.ts'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { formatMoment } from '#machines/rules/dates.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { durationText } from '../../numbers.ts'
import styles from './replay.module.css'

/** Context of the whole journey. */
export const ReplayFacts = ({ replay: { row, beganAt, steps } }: { replay: Replay }) => (
  <p className={styles.facts}>
    <span>{formatMoment(beganAt)}</span>
    <span>{texts.outcomes[row.outcome]}</span>
    <span>{durationText(steps.at(-1)?.ms ?? 0)}</span>
    <span>{texts.products[row.product]}</span>
    <span>{texts.sources[row.source]}</span>
    {row.isMadeUp && <Badge tone="accent">{texts.madeUp}</Badge>}
  </p>
)
