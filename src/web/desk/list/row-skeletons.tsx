import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './list.module.css'

const places = ['a', 'b', 'c', 'd', 'e', 'f']

/** A placeholder for pending rows. */
export const RowSkeletons = () => (
  <div className={styles.results}>
    <VisuallyHidden>
      <p role="status">Reading your journeys</p>
    </VisuallyHidden>
    <div className={styles.rows} aria-hidden="true">
      {places.map((place) => (
        <div key={place} className={styles.row}>
          <Skeleton width="60%" lines={2} />
          <Skeleton width="70%" lines={2} />
          <Skeleton width="50%" lines={2} />
          <Skeleton height="2.75rem" width="9rem" />
        </div>
      ))}
    </div>
  </div>
)
