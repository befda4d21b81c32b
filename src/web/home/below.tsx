import { Suspense } from 'react'
import { lazily } from '../lazily.ts'
import styles from './home.module.css'

const Story = lazily(async () => (await import('./story/story.tsx')).Story)
const Faq = lazily(async () => (await import('./faq/faq.tsx')).Faq)

/** What is told below the forms, in room kept for it. */
export const Below = () => (
  <>
    <div className={styles.story}>
      <Suspense fallback={<div className={styles.untold} />}>
        <Story />
      </Suspense>
    </div>
    <section className={styles.questions} aria-labelledby="questions">
      <h2 id="questions">Questions people ask</h2>
      <div className={styles.faq}>
        <Suspense fallback={null}>
          <Faq />
        </Suspense>
      </div>
    </section>
  </>
)
