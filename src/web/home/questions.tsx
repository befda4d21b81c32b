import { Suspense, useEffect, useState } from 'react'
import { onIdle } from '../browser/on-idle.ts'
import { lazily } from '../lazily.ts'
import styles from './home.module.css'

const Faq = lazily(async () => (await import('./faq/faq.tsx')).Faq)

/** What people ask; fetched once the page can be used, in room kept for it. */
export function Questions() {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => onIdle(() => setWanted(true)), [])
  return (
    <section className={styles.questions} aria-labelledby="questions">
      <h2 id="questions">Questions people ask</h2>
      <div className={styles.faq}>
        <Suspense fallback={null}>{isWanted && <Faq />}</Suspense>
      </div>
    </section>
  )
}
