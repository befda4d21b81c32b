import { type CSSProperties, useState } from 'react'
import type { Plan } from '#machines/schemas/plan.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Logo } from '../../ui/facts/logo.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Switch } from '../../ui/inputs/switch.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import styles from './comparison.module.css'
import { BuyPlan } from './plan-actions.tsx'
import type { PriceListProps } from './price-list.ts'

export type ComparedRow = { label: string; values: readonly string[]; differs: boolean }

/** A row of a comparison; `differs` where the values do. */
export function comparedRow<P extends Plan>(
  plans: readonly P[],
  label: string,
  tell: (plan: P) => string,
): ComparedRow {
  const values = plans.map(tell)
  return { label, values, differs: new Set(values).size > 1 }
}

type ComparisonProps = PriceListProps & {
  plans: readonly Plan[]
  rows: readonly ComparedRow[]
  /** What is not compared, and where to find it. */
  note?: string
}

/** Two to four plans side by side; differing rows are marked. */
export function Comparison({ plans, rows, note, ...view }: ComparisonProps) {
  const [isShort, setShort] = useState(false)
  const shown = rows.filter(({ differs }) => differs || !isShort)
  return (
    <Dialog open size="wide" title="Compare plans" onClose={() => view.send({ type: 'closed' })}>
      <div className={styles.tools}>
        <Switch label="Only what differs" checked={isShort} onChange={setShort} />
        <Button variant="secondary" size="small" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scroll} aria-label="Comparison" tabIndex={0}>
        <table className={styles.table} style={{ '--plans': plans.length } as CSSProperties}>
          <thead>
            <tr>
              <th scope="col">Insurer</th>
              {plans.map((plan) => (
                <PlanHead key={plan.insurerId} {...view} plan={plan} />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row key={row.label} row={row} plans={plans} />
            ))}
          </tbody>
        </table>
        {note && <p className={styles.note}>{note}</p>}
      </section>
    </Dialog>
  )
}

const PlanHead = ({ plan, ...view }: PriceListProps & { plan: Plan }) => (
  <th scope="col">
    <Logo src={plan.logo} alt="" size={28} wide />
    {plan.insurer}
    <BuyPlan {...view} plan={plan} size="small" />
  </th>
)

const Row = ({ row, plans }: { row: ComparedRow; plans: readonly Plan[] }) => (
  <tr className={row.differs ? styles.differs : undefined}>
    <th scope="row">
      {row.label} {row.differs && <Badge tone="accent">differs</Badge>}
    </th>
    {plans.map((plan, index) => (
      <td key={plan.insurerId}>{row.values[index]}</td>
    ))}
  </tr>
)
