import { Suspense, useState } from 'react'
import type { HomeEvent } from '#machines/home/home.events.ts'
import { labels } from '#machines/reference/messages/labels.ts'
import { useTitle } from '../journey/use-title.ts'
import { lazily } from '../lazily.ts'
import { Below } from './below.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import styles from './home.module.css'
import { beforeMachine, type HomeView, type RunningHome } from './home-view.ts'
import { LazyDialogs } from './lazy-dialogs.tsx'
import { Panel, platePanelFetched } from './panel.tsx'
import { Promises } from './promises.tsx'
import { Road } from './road.tsx'

const HomeMachine = lazily(async () => {
  const [module] = await Promise.all([import('./home-machine.tsx'), platePanelFetched()])
  return module.HomeMachine
})

/** The home page: a number plate or a category, then the way into its journey. */
export default function HomePage() {
  const [running, setRunning] = useState<RunningHome>()
  const [early, setEarly] = useState<readonly HomeEvent[]>([])
  const keepEarly = (event: HomeEvent) => setEarly((before) => [...before, event])
  const home: HomeView = running ? { ...running, running } : beforeMachine(early, keepEarly)
  useTitle(labels.headline)
  return (
    <div className={styles.page}>
      <div className={styles.stage}>
        <Road />
        <div className={styles.inner}>
          <header className={styles.header}>
            <h1 className={styles.headline}>{labels.headline}</h1>
            <p className={styles.lead}>
              Twelve insurers answer at once. You see what every rupee of a price is for, and nobody calls you
              unless you ask.
            </p>
          </header>
          <section className={styles.desk} aria-label="Choose a cover">
            <Panel {...home} />
            <div className={styles.tiles}>
              <CategoryTiles {...home} />
            </div>
          </section>
        </div>
      </div>
      <Promises />
      <Below />
      <LazyDialogs {...home} />
      <Suspense>
        <HomeMachine early={early} onChange={setRunning} />
      </Suspense>
    </div>
  )
}
