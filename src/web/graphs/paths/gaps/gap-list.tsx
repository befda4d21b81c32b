import type { Outline } from '#contract/views/paths.ts'
import { eventText, guardText } from '../event-labels.ts'
import { shortId } from '../outline/tree.ts'
import styles from './gaps.module.css'

type Gap = { target: string; reason: string }
type GapListProps = { gaps: readonly Gap[]; outline: Outline; none: string }

export function GapList({ gaps, outline, none }: GapListProps) {
  if (gaps.length === 0) return <p className={styles.reason}>{none}</p>
  return (
    <ul className={styles.list}>
      {gaps.map(({ target, reason }) => (
        <li key={target} className={styles.gap}>
          <p className={styles.target}>{targetText(outline, target)}</p>
          <p className={styles.reason}>{reason}</p>
        </li>
      ))}
    </ul>
  )
}

/** A transition as in the outline; anything else unchanged. */
function targetText(outline: Outline, target: string): string {
  const edge = outline.edges.find(({ id }) => id === target)
  if (!edge) return shortId(outline, target)
  const to = edge.targets.map((id) => shortId(outline, id)).join(' + ')
  const guard = edge.guard === undefined ? '' : ` [${guardText(edge.guard)}]`
  return `${shortId(outline, edge.source)}: ${eventText(edge.event)}${guard}${to === '' ? '' : ` → ${to}`}`
}
