import { changeNoteOf } from '#machines/account/profile/labels.ts'
import { priceChange as texts } from '#machines/reference/messages/price-change.ts'
import type { OwnQuotation } from '#machines/schemas/profile.ts'
import { Money } from '../../ui/facts/money.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import styles from './row.module.css'

/** How a price changed since an earlier day, and the reasons. */
export function ChangedPrice({ quotation }: { quotation: OwnQuotation }) {
  const { insurer, change } = quotation.price ?? {}
  if (!insurer || !change) return null
  return (
    <>
      <p className={styles.change}>{changeNoteOf(quotation)}</p>
      <Disclosure label={texts.whyOf(insurer.name)}>
        <ul className={styles.reasons}>
          {change.reasons.map(({ key, text, amount }) => (
            <li key={key}>
              {text} <Money paise={amount} />
            </li>
          ))}
        </ul>
      </Disclosure>
    </>
  )
}
