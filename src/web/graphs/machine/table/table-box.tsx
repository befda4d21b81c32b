import { type ReactNode, useId } from 'react'
import styles from './table.module.css'

/** A table under its name, which scrolls in a box of its own where it is too wide. */
export function TableBox({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <div className={styles.tableBox}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <section aria-labelledby={id} className={styles.scroll} tabIndex={0}>
        <table aria-labelledby={id} className={styles.table}>
          {children}
        </table>
      </section>
    </div>
  )
}
