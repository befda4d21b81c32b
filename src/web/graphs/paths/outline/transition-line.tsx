import { levels } from '#contract/views/coverage.ts'
import type { OutlineEdge } from '#contract/views/paths.ts'
import { paths as texts } from '#machines/reference/messages/paths.ts'
import { cx } from '../../../ui/cx.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import coverageStyles from '../coverage/coverage.module.css'
import { type Marks, marksOf, markText } from '../coverage/marks.ts'
import { eventText, guardText } from '../event-labels.ts'
import styles from './outline.module.css'
import { type Here, shortId } from './tree.ts'

/** A transition: its event, guard, target, and coverage. */
export function TransitionLine({ edge, here }: { edge: OutlineEdge; here: Here }) {
  const { targets, guard, event } = edge
  const isTaken = here.taken.has(edge.id)
  const to = targets.map((target) => shortId(here.outline, target)).join(' + ')
  return (
    <li className={cx(styles.edge, isTaken && styles.taken)}>
      <span className={styles.how}>
        {isTaken && <VisuallyHidden>{texts.takenNow} </VisuallyHidden>}
        <span className={styles.event}>{eventText(event)}</span>
        {guard && <span className={styles.guard}>{guardText(guard)}</span>}
        <span className={styles.to}>{to === '' ? texts.stays : `→ ${to}`}</span>
      </span>
      {here.run && <MarkDots marks={marksOf(here.run, edge.id)} />}
    </li>
  )
}

/** One mark a level: machine, server, browser. */
const MarkDots = ({ marks }: { marks: Marks }) => (
  <span className={coverageStyles.dots} title={markText(marks)}>
    {levels.map((level) => (
      <span key={level} className={cx(coverageStyles.dot, coverageStyles[marks[level]])} />
    ))}
    <VisuallyHidden>{markText(marks)}</VisuallyHidden>
  </span>
)
