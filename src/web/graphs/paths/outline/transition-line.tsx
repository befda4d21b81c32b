import { paths as texts } from '#machines/reference/messages/paths.ts'
import { levels } from '#machines/schemas/coverage.ts'
import type { OutlineEdge } from '#machines/schemas/paths.ts'
import { cx } from '../../../ui/cx.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import coverageStyles from '../coverage/coverage.module.css'
import { type Marks, marksOf, markWords } from '../coverage/marks.ts'
import { eventWords, guardWords } from '../event-words.ts'
import styles from './outline.module.css'
import { type Here, shortId } from './tree.ts'

/** A transition: what is heard, under which condition, where it leads, and who took it. */
export function TransitionLine({ edge, here }: { edge: OutlineEdge; here: Here }) {
  const { targets, guard, event } = edge
  const isTaken = here.taken.has(edge.id)
  const to = targets.map((target) => shortId(here.outline, target)).join(' + ')
  return (
    <li className={cx(styles.edge, isTaken && styles.taken)}>
      <span className={styles.how}>
        {isTaken && <VisuallyHidden>{texts.takenNow} </VisuallyHidden>}
        <span className={styles.event}>{eventWords(event)}</span>
        {guard && <span className={styles.guard}>{guardWords(guard)}</span>}
        <span className={styles.to}>{to === '' ? texts.stays : `→ ${to}`}</span>
      </span>
      {here.run && <MarkDots marks={marksOf(here.run, edge.id)} />}
    </li>
  )
}

/** One mark a level: machine, server, browser. */
const MarkDots = ({ marks }: { marks: Marks }) => (
  <span className={coverageStyles.dots} title={markWords(marks)}>
    {levels.map((level) => (
      <span key={level} className={cx(coverageStyles.dot, coverageStyles[marks[level]])} />
    ))}
    <VisuallyHidden>{markWords(marks)}</VisuallyHidden>
  </span>
)
