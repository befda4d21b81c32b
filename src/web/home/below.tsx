import { memo } from 'react'
import { lazily } from '../lazily.ts'
import { Late } from '../ui/layout/late.tsx'
import styles from './home.module.css'

const Story = lazily(async () => (await import('./story/story.tsx')).Story)
const Faq = lazily(async () => (await import('./faq/faq.tsx')).Faq)

/**
 * What is told below the forms, in room kept for it.
 * It hears of no change of the page: one before its code is there would take away what the server drew.
 */
export const Below = memo(() => (
  <>
    <Late className={styles.story} fallback={<div className={styles.untold} />}>
      <Story />
    </Late>
    <section className={styles.questions} aria-labelledby="questions">
      <h2 id="questions">Questions people ask</h2>
      <Late className={styles.faq} fallback={null}>
        <Faq />
      </Late>
    </section>
  </>
))
