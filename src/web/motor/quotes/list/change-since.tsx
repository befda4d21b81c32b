import { changeSince } from '#machines/motor/quote-list/earlier-prices.ts'
import type { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import type { MotorPlan } from '#machines/motor/record/motor-plan.ts'
import { priceChange as texts } from '#machines/reference/messages/price-change.ts'
import { formatDayWithYear } from '#machines/rules/dates.ts'
import { formatRupees } from '#machines/rules/money.ts'
import type { PriceChange } from '#machines/rules/price-change.ts'
import type { ViewProps } from '../../../journey/journey.ts'
import { LinkButton } from '../../../ui/actions/link.tsx'
import { Popover } from '../../../ui/overlays/popover.tsx'
import styles from './change-since.module.css'

/** The price of an earlier day, with the reasons for the change. */
export function ChangeSince({ model, plan }: ViewProps<typeof quoteListMachine> & { plan: MotorPlan }) {
  const { earlier } = model
  if (!earlier?.offers[plan.insurerId]) return null
  const day = formatDayWithYear(earlier.onDay)
  const change = changeSince(model, plan)
  if (!change) return <span className={styles.same}>{texts.unchanged(day)}</span>
  const words = changeText(change, day)
  const trigger = (
    <LinkButton className={styles.change} aria-label={`${words}, ${plan.insurer}: ${texts.why}`}>
      {words}
    </LinkButton>
  )
  return (
    <Popover trigger={trigger} label={texts.whyOf(plan.insurer)} align="end">
      <Reasons change={change} />
    </Popover>
  )
}

const Reasons = ({ change }: { change: PriceChange }) => (
  <ul className={styles.reasons}>
    {change.reasons.map(({ key, text, amount }) => (
      <li key={key}>
        <span>{text}</span>
        <b className={styles.amount}>{signed(amount)}</b>
      </li>
    ))}
  </ul>
)

function changeText({ amount }: PriceChange, day: string): string {
  const rupees = formatRupees(Math.abs(amount))
  return amount > 0 ? texts.more(rupees, day) : texts.less(rupees, day)
}

const signed = (amount: number) => `${amount > 0 ? '+' : '−'} ${formatRupees(Math.abs(amount))}`
