import { formatRupees } from '#machines/rules/money.ts'
import { Money } from '../../ui/facts/money.tsx'
import { Card } from '../../ui/layout/card.tsx'
import styles from './premium-changed.module.css'

/** The premium that was quoted beside the one the insurer asks for now, in paise. */
export function PremiumsCompared({
  quoted,
  now,
  isTaxed,
}: {
  quoted: number
  now: number
  isTaxed: boolean
}) {
  const difference = formatRupees(Math.abs(now - quoted))
  return (
    <dl className={styles.pair}>
      <Card tone="sunken" className={styles.premium}>
        <dt>Quoted</dt>
        <dd>
          <Money paise={quoted} size="price" struck />
        </dd>
      </Card>
      <Card className={styles.premium}>
        <dt>New premium</dt>
        <dd>
          <Money paise={now} size="price" />
        </dd>
        <dd className={styles.difference}>
          {difference} {now > quoted ? 'more' : 'less'}, {isTaxed ? 'GST included' : 'no GST'}
        </dd>
      </Card>
    </dl>
  )
}
