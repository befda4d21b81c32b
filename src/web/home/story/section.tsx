import { type ReactNode, useId } from 'react'
import styles from './story.module.css'

type SectionProps = { title: string; lead?: ReactNode; children: ReactNode }

/** A part of the home page under its heading. */
export function Section({ title, lead, children }: SectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  )
}
