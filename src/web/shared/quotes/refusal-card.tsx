import { canBeAsked } from '#machines/purchase/quotes/offers.ts'
import { failure } from '#machines/reference/messages/failure.ts'
import type { Unavailable } from '#machines/schemas/plan.ts'
import { insurerWords } from '#texts/insurer-words/insurer-words.ts'
import { Button } from '../../ui/actions/button.tsx'
import styles from './card.module.css'
import { CardFrame, type CardFrameProps } from './card-frame.tsx'
import type { PriceListProps } from './price-list.ts'

type RefusalCardProps = Pick<PriceListProps, 'send' | 'can'> & { unavailable: Unavailable } & Pick<
    CardFrameProps,
    'insurer'
  >

const reasons: Readonly<Record<Unavailable['reason'], string>> = {
  declined: 'Not offered',
  late: 'Took too long',
  down: 'Not available right now',
}

/** An insurer without a price: its reason, and a retry where that may help (QUOTE-06). */
export const RefusalCard = ({ send, can, unavailable, insurer }: RefusalCardProps) => (
  <CardFrame
    insurer={insurer}
    facts={<p>{insurerWords(unavailable.message) || failure.insurerFailed(unavailable.insurer)}</p>}
    price={<span className={styles.noPrice}>{reasons[unavailable.reason]}</span>}
    actions={
      canBeAsked(unavailable) ? (
        <Button
          wide
          variant="secondary"
          aria-label={`Ask again: ${unavailable.insurer}`}
          disabled={!can({ type: 'insurer.retried', insurerId: insurer.insurerId })}
          onClick={() => send({ type: 'insurer.retried', insurerId: insurer.insurerId })}
        >
          Ask again
        </Button>
      ) : undefined
    }
  />
)
