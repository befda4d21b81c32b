import { labels } from '#machines/reference/messages/labels.ts'
import { today } from '../browser/today.ts'
import { useJourney } from '../journey/use-journey.ts'
import { useTitle } from '../journey/use-title.ts'
import { Below } from './below.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { homeJourney } from './home.journey.ts'
import styles from './home.module.css'
import { LazyDialogs } from './lazy-dialogs.tsx'
import { Panel } from './panel.tsx'
import { Promises } from './promises.tsx'
import { Road } from './road.tsx'

/** The home page: a number plate or a category, then the way into its journey. */
export default function HomePage() {
  const home = useJourney(homeJourney, { today: today() })
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
    </div>
  )
}
