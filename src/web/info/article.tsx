import type { ReactNode } from 'react'
import { useTitle } from '../journey/use-title.ts'
import { Screen } from '../ui/layout/screen.tsx'
import styles from './article.module.css'

export type ArticleProps = {
  title: string
  lead?: string
  /** Where to go on from here. */
  actions?: ReactNode
  children: ReactNode
}

/** A page to read. */
export function Article({ title, lead, actions, children }: ArticleProps) {
  useTitle(title)
  return (
    <Screen title={title} lead={lead} actions={actions}>
      <div className={styles.text}>{children}</div>
    </Screen>
  )
}

export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part}>
    <h2>{title}</h2>
    {children}
  </section>
)
