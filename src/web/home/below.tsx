import { Suspense, useEffect, useState } from 'react'
import { onIdle } from '../browser/on-idle.ts'
import { lazily } from '../lazily.ts'
import styles from './home.module.css'

const Story = lazily(async () => (await import('./story/story.tsx')).Story)
const Faq = lazily(async () => (await import('./faq/faq.tsx')).Faq)

/** What is told below the forms; fetched once the page can be used, in room kept for it. */
export function Below() {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => onIdle(() => setWanted(true)), [])
  return (
    <>
      <div className={styles.story}>
        <Suspense fallback={<div className={styles.untold} />}>
          {isWanted ? <Story /> : <div className={styles.untold} />}
        </Suspense>
      </div>
      <section className={styles.questions} aria-labelledby="questions">
        <h2 id="questions">Questions people ask</h2>
        <div className={styles.faq}>
          <Suspense fallback={null}>{isWanted && <Faq />}</Suspense>
        </div>
      </section>
    </>
  )
}
