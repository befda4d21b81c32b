import { type ReactNode, useId } from 'react'
import { cx } from '../../../ui/cx.ts'
import styles from './table.module.css'

type TableBoxProps = { title: string; isOfWords?: boolean; children: ReactNode }

/** A named table, which scrolls in its own box where it is too wide. Text is left-aligned, numbers right-aligned. */
export function TableBox({ title, isOfWords, children }: TableBoxProps) {
  const id = useId()
  return (
    <div className={styles.tableBox}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <section aria-labelledby={id} className={styles.scroll} tabIndex={0}>
        <table aria-labelledby={id} className={cx(styles.table, isOfWords && styles.words)}>
          {children}
        </table>
      </section>
    </div>
  )
}
