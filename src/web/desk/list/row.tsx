import { productOf, products } from '#machines/products.ts'
import { statuses } from '#machines/reference/statuses.ts'
import { formatRelativeMoment } from '#machines/rules/dates.ts'
import type { DeskRow } from '#machines/schemas/desk.ts'
import type { deskMachine } from '#machines/staff/desk/desk.machine.ts'
import { today } from '../../browser/today.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { linkClass, OutsideLink } from '../../ui/actions/link.tsx'
import { cx } from '../../ui/cx.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import styles from './list.module.css'
import { RowActions } from './row-actions.tsx'
import { coverEndsOf, customerNameOf, priceOf, toneOf } from './row-labels.ts'

/** One journey: customer, vehicle, status, next action. */
export const JourneyRow = ({ row, ...view }: ViewProps<typeof deskMachine> & { row: DeskRow }) => (
  <li className={cx(styles.row, row.locked && styles.locked)}>
    <div className={styles.part}>
      <h2 className={styles.name}>{customerNameOf(row)}</h2>
      <Contact row={row} />
    </div>
    <div className={styles.part}>
      <p className={styles.plate}>{row.registrationNumber ?? productTitleOf(row)}</p>
      <p className={styles.soft}>{row.insured || (row.registrationNumber && productTitleOf(row))}</p>
      <p className={styles.soft}>{coverEndsOf(row, today())}</p>
    </div>
    <div className={styles.part}>
      <p className={styles.status}>
        <Badge tone={toneOf(row.status)}>{row.status ? statuses[row.status].label : 'No quotes yet'}</Badge>
        <time className={styles.soft} dateTime={row.updatedAt}>
          {formatRelativeMoment(row.updatedAt, today())}
        </time>
      </p>
      {!row.locked && <p className={styles.next}>{row.next}</p>}
      <p className={styles.soft}>{priceOf(row)}</p>
      {row.emplId && <p className={styles.soft}>With {row.emplId}</p>}
    </div>
    <RowActions row={row} {...view} />
  </li>
)

/** The number, to be called or written to; hidden numbers are neither. */
function Contact({ row }: { row: DeskRow }) {
  const { locked, mobile } = row
  if (!mobile || locked) return <p className={styles.soft}>{mobile ?? 'No mobile number yet'}</p>
  const name = customerNameOf(row)
  return (
    <p className={cx(styles.soft, styles.contact)}>
      <a className={linkClass.inline} href={`tel:+91${mobile}`} aria-label={`Call ${name}, ${mobile}`}>
        {mobile}
      </a>
      <OutsideLink href={`https://wa.me/91${mobile}`} aria-label={`WhatsApp ${name} (opens in a new tab)`}>
        WhatsApp
      </OutsideLink>
    </p>
  )
}

const productTitleOf = ({ product }: DeskRow) => productOf(products, { quoteType: product }).title
