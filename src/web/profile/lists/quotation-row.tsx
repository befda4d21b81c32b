import type { ownJourneysMachine } from '#machines/profile/own-journeys.machine.ts'
import { priceNoteOf, standingOf } from '#machines/profile/own-words.ts'
import { dayToSlashes } from '#machines/rules/day.ts'
import type { OwnQuotation } from '#machines/schemas/profile.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { today } from '../../journey/today.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Money } from '../../ui/facts/money.tsx'
import { ArrowRight } from '../../ui/icons/interface.tsx'
import { ChangedPrice } from './changed-price.tsx'
import { Facts } from './facts.tsx'
import styles from './row.module.css'
import { Row } from './row.tsx'

type QuotationProps = ViewProps<typeof ownJourneysMachine> & { quotation: OwnQuotation }

export function QuotationRow({ screen, send, journey, quotation }: QuotationProps) {
  const { insured, price, isRenewal, lastOn } = quotation
  return (
    <Row
      insured={insured}
      insurer={price?.insurer}
      badge={isRenewal ? { tone: 'brand', label: 'Renewal' } : undefined}
      price={price && <Price of={price} />}
      facts={
        <Facts
          of={[
            ['Where it stands', standingOf(quotation)],
            ['Last saved', dayToSlashes(lastOn)],
          ]}
        />
      }
      note={priceNoteOf(quotation, today())}
      more={price?.change && <ChangedPrice quotation={quotation} />}
      actions={
        <Button
          iconEnd={<ArrowRight />}
          disabled={screen.busy}
          onClick={() => send({ type: 'journey.continued', quotation })}
        >
          {journey.events['journey.continued']?.label}
        </Button>
      }
    />
  )
}

const Price = ({ of: { amount, isChosen, on } }: { of: NonNullable<OwnQuotation['price']> }) => (
  <>
    <Money paise={amount} size="price" />
    <span className={styles.term}>
      {isChosen ? 'Your plan' : 'Lowest price'}, {dayToSlashes(on)}
    </span>
  </>
)
