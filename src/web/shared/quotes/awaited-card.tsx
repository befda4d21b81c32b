import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import styles from './card.module.css'
import { CardFrame, type CardFrameProps } from './card-frame.tsx'

/** A placeholder for a pending price. */
export const AwaitedCard = ({ insurer }: Pick<CardFrameProps, 'insurer'>) => (
  <CardFrame
    insurer={insurer}
    facts={<Skeleton width="70%" height="1rem" lines={2} />}
    price={
      <>
        <Skeleton width="8rem" height="2rem" />
        <span className={styles.note}>Asking…</span>
      </>
    }
    aside={<Skeleton width="6rem" height="1.4rem" />}
    actions={<Skeleton height="2.75rem" />}
  />
)
