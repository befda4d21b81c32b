import type { ReactNode } from 'react'
import type { QuestionSet } from '#machines/reference/faqs.ts'
import { comingSoon } from '#machines/reference/messages/coming-soon.ts'
import { Link } from '../../navigation/link.tsx'
import { buttonClass } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import styles from './faq.module.css'

/** The panels that no tile opens (C-02, C-18). */
const panels: Readonly<Partial<Record<QuestionSet['key'], ReactNode>>> = {
  pet: (
    <section className={styles.cover} aria-label="Pet cover">
      <p>Tell us of your dog or cat, and six insurers answer with a price for each pet.</p>
      <Link to="/pet" className={buttonClass()}>
        See pet prices
      </Link>
    </section>
  ),
  taxi: (
    <section className={styles.cover} aria-label="Taxi cover">
      <Notice>{comingSoon('Taxi')}</Notice>
    </section>
  ),
}

export const CoverPanel = ({ cover }: { cover: QuestionSet['key'] }) => panels[cover]
