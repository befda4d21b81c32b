import { levels } from '#machines/schemas/coverage.ts'
import { cx } from '../../../ui/cx.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './coverage.module.css'
import { type Marks, markWords } from './marks.ts'

/** One mark a level: machine, server, browser. */
export const MarkDots = ({ marks }: { marks: Marks }) => (
  <span className={styles.dots} title={markWords(marks)}>
    {levels.map((level) => (
      <span key={level} className={cx(styles.dot, styles[marks[level]])} />
    ))}
    <VisuallyHidden>{markWords(marks)}</VisuallyHidden>
  </span>
)
