import type { ReactNode } from 'react'
import { useTitle } from '../journey/use-title.ts'
import styles from './article.module.css'

type ArticleProps = {
  title: string
  lead?: string
  /** Links from here. */
  actions?: ReactNode
  children: ReactNode
}

/** An information page. */
export function Article({ title, lead, actions, children }: ArticleProps) {
  useTitle(title)
  return (
    <article className={styles.article}>
      <header className={styles.part}>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
      {actions && <p className={styles.actions}>{actions}</p>}
    </article>
  )
}

export const Part = ({ title, id, children }: { title: string; id?: string; children: ReactNode }) => (
  <section className={styles.part}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
)
