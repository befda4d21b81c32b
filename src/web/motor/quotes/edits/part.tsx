import type { ReactNode } from 'react'
import type { EditPart } from '#machines/motor/quote-list/quote-list.events.ts'
import styles from '../../../shared/quotes/edits.module.css'

export const partId = (part: EditPart | undefined): string => `edit-${part ?? 'cover'}`

type PartProps = {
  title: string
  part?: EditPart
  /** The heading, where it is more than the title. */
  heading?: ReactNode
  aside?: ReactNode
  children: ReactNode
}

/** A part of the edits; gets the focus when asked to change just this. */
export const Part = ({ title, part, heading = title, aside, children }: PartProps) => (
  <section className={styles.part} aria-label={title} {...(part && { id: partId(part), tabIndex: -1 })}>
    <div className={styles.head}>
      <h2 className={styles.title}>{heading}</h2>
      {aside}
    </div>
    {children}
  </section>
)
