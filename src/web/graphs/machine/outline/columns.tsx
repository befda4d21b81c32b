import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import styles from './outline.module.css'

const { columns } = texts

/** Column headings of a line's numbers, repeated in each line for screen readers. */
export const Columns = () => (
  <div className={styles.columns} aria-hidden="true">
    <span>{columns.name}</span>
    <span>{columns.journeys}</span>
    <span>{columns.events}</span>
    <span>{columns.median}</span>
    <span>{columns.p95}</span>
    <span>{columns['drop-off']}</span>
    <span>{columns['off-model']}</span>
  </div>
)
