import type { Plan } from '#machines/schemas/plan.ts'
import { insurerWords } from '#texts/insurer-words/insurer-words.ts'
import { BreakupTable } from '../../ui/facts/breakup-table.tsx'
import { Logo } from '../../ui/facts/logo.tsx'
import { Money } from '../../ui/facts/money.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import styles from './premium-card.module.css'

type PremiumCardProps = {
  plan: Plan
  /** What it covers: "Comprehensive". */
  cover?: string | undefined
}

/** The purchase and its price, with every line. */
export function PremiumCard({ plan, cover }: PremiumCardProps) {
  const lines = plan.lines.map(({ label, reason, amount }) => ({
    label: insurerWords(label),
    reason: insurerWords(reason),
    paise: amount,
  }))
  return (
    <Card as="section" aria-label="Your plan">
      <Stack>
        <div className={styles.plan}>
          <Logo src={plan.logo} alt="" wide />
          <div>
            <p className={styles.insurer}>{plan.insurer}</p>
            {cover && <p className={styles.cover}>{cover}</p>}
          </div>
        </div>
        <p className={styles.payable}>
          <span>{plan.gst === 0 ? 'To pay, no GST' : 'To pay, GST included'}</span>
          <Money paise={plan.final} size="price" />
        </p>
        <Disclosure label="Premium breakup">
          <BreakupTable
            caption="How the premium is made up"
            lines={
              plan.gst === 0
                ? lines
                : [...lines, { label: 'GST', reason: '18% of the net premium', paise: plan.gst }]
            }
            total={{ label: 'Total', paise: plan.final }}
          />
        </Disclosure>
      </Stack>
    </Card>
  )
}
