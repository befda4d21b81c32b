import type { SharedQuotes } from '#contract/quotes/shared-quotes.calls.ts'
import { formatRupees, paise } from '#machines/rules/money.ts'
import styles from '../../../shared/quotes/card.module.css'
import { CardFrame } from '../../../shared/quotes/card-frame.tsx'
import { Money } from '../../../ui/facts/money.tsx'
import { periodOf } from '../labels.ts'
import { Included, Missing } from '../list/plan-facts.tsx'

type SharedQuote = SharedQuotes['data']['quotes'][number]

/** The same card as in the list, to be read only. */
export function SharedCard({ quote }: { quote: SharedQuote }) {
  const { insurerId, insurer, Logo, idv, FinalPremium, StartDate, EndDate, thirdPartyEndDate } = quote
  const term = {
    start: StartDate,
    end: EndDate,
    ...(thirdPartyEndDate && { thirdPartyEnd: thirdPartyEndDate }),
  }
  return (
    <CardFrame
      insurer={{ insurerId, name: insurer, logo: Logo }}
      facts={
        <>
          <p>
            <span className={styles.term}>IDV</span>{' '}
            <b>{idv > 0 ? formatRupees(paise(idv)) : 'Not insured'}</b>
          </p>
          <ul className={styles.extras}>
            <Included addOns={quote.included} />
            <Missing addOns={quote.missingAddOns} />
          </ul>
        </>
      }
      price={
        <>
          <Money paise={paise(FinalPremium)} size="price" />
          <span className={styles.note}>incl. GST · {periodOf(term)}</span>
        </>
      }
    />
  )
}
