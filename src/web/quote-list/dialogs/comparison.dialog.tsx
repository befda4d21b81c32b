import { useState } from 'react'
import type { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import type { MotorPlan } from '#machines/motor/record/motor-plan.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { Logo } from '../../ui/facts/logo.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Switch } from '../../ui/inputs/switch.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { BuyPlan } from '../plan-actions.tsx'
import styles from './comparison.module.css'
import { type ComparedRow, comparedRows } from './comparison.ts'

/** Two to four plans side by side; differing rows are marked. */
export function ComparisonDialog(view: ViewProps<typeof quoteListMachine>) {
  const [isShort, setShort] = useState(false)
  const { compared, offers } = view.model
  const plans = compared.flatMap((insurerId) => offers[insurerId] ?? [])
  const rows = comparedRows(plans).filter(({ differs }) => differs || !isShort)
  return (
    <Dialog open size="large" title="Compare plans" onClose={() => view.send({ type: 'closed' })}>
      <Switch label="Only what differs" checked={isShort} onChange={setShort} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scroll} aria-label="Comparison" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Insurer</th>
              {plans.map((plan) => (
                <PlanHead key={plan.insurerId} {...view} plan={plan} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.label} row={row} plans={plans} />
            ))}
          </tbody>
        </table>
      </section>
    </Dialog>
  )
}

const PlanHead = ({ plan, ...view }: ViewProps<typeof quoteListMachine> & { plan: MotorPlan }) => (
  <th scope="col">
    <Logo src={plan.logo} alt="" size={28} wide />
    {plan.insurer}
    <BuyPlan {...view} plan={plan} size="small" />
  </th>
)

const Row = ({ row, plans }: { row: ComparedRow; plans: readonly MotorPlan[] }) => (
  <tr className={row.differs ? styles.differs : undefined}>
    <th scope="row">
      {row.label} {row.differs && <Badge tone="accent">differs</Badge>}
    </th>
    {plans.map((plan, index) => (
      <td key={plan.insurerId}>{row.values[index]}</td>
    ))}
  </tr>
)
