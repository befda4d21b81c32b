import type { Plan } from '#machines/schemas/plan.ts'
import { Money } from '../../ui/facts/money.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './card.module.css'
import { CardFrame, type CardFrameProps } from './card-frame.tsx'

type AwaitedCardProps = Pick<CardFrameProps, 'insurer'> & { before: Plan | undefined }

/** A placeholder for a pending price, with the insurer's price before everybody was asked anew. */
export const AwaitedCard = ({ insurer, before }: AwaitedCardProps) => (
  <CardFrame
    insurer={insurer}
    facts={<Skeleton width="70%" height="1rem" lines={2} />}
    price={
      <>
        {before ? (
          <span className={styles.before}>
            <VisuallyHidden>Last price: </VisuallyHidden>
            <Money paise={before.final} size="price" />
          </span>
        ) : (
          <Skeleton width="8rem" height="2rem" />
        )}
        <span className={styles.note}>{before ? 'Updating…' : 'Asking…'}</span>
      </>
    }
    aside={<Skeleton width="6rem" height="1.4rem" />}
    actions={<Skeleton height="2.75rem" />}
  />
)
