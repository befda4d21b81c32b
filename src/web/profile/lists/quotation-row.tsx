import { priceNoteOf, quotationStatusLabel } from '#machines/account/profile/labels.ts'
import type { ownJourneysMachine } from '#machines/account/profile/own-journeys.machine.ts'
import { productOf, products } from '#machines/products.ts'
import { formatDayWithYear } from '#machines/rules/dates.ts'
import type { OwnQuotation } from '#machines/schemas/profile.ts'
import { today } from '../../browser/today.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Money } from '../../ui/facts/money.tsx'
import { ArrowRight } from '../../ui/icons/interface.tsx'
import { ChangedPrice } from './changed-price.tsx'
import { ProfileFacts } from './facts.tsx'
import styles from './row.module.css'
import { ProfileRow } from './row.tsx'

type QuotationProps = ViewProps<typeof ownJourneysMachine> & { quotation: OwnQuotation }

export function QuotationRow({ screen, send, journey, quotation }: QuotationProps) {
  const { insured, price, isRenewal, lastOn } = quotation
  return (
    <ProfileRow
      insured={insured}
      insurer={price?.insurer}
      badge={isRenewal ? { tone: 'brand', label: 'Renewal' } : undefined}
      price={price && <Price of={price} />}
      facts={
        <ProfileFacts
          of={[
            ['Where it stands', quotationStatusLabel(quotation, productOf(products, quotation))],
            ['Last saved', formatDayWithYear(lastOn)],
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
      {isChosen ? 'Your plan' : 'Lowest price'}, {formatDayWithYear(on)}
    </span>
  </>
)
