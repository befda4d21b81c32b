import type { ReactNode } from 'react'
import { useMedia } from '../../ui/use-media.ts'
import styles from './quotes.module.css'
import { wideScreen } from './wide-screen.ts'

type QuotesLayoutProps = {
  /** What the prices are for: all of it beside them, or its summary above them on small screens. */
  edits: ReactNode
  summary: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** The page of a price list. */
export const QuotesLayout = ({ edits, summary, className = '', children }: QuotesLayoutProps) => (
  <div className={styles.page}>
    {useMedia(wideScreen) ? (
      <aside className={styles.rail} aria-label="Change your details">
        {edits}
      </aside>
    ) : (
      summary
    )}
    <section className={`${styles.results} ${className}`} aria-label="Prices">
      {children}
    </section>
  </div>
)
