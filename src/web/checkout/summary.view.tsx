import { Asked } from '../journey/asked.tsx'
import { JourneyScreen } from '../journey/journey-screen.tsx'
import { PremiumCard } from '../journey/plan/premium-card.tsx'
import { Press } from '../journey/press.tsx'
import { useSession } from '../journey/session/use-session.ts'
import { KeyValue } from '../ui/facts/key-value.tsx'
import { Card } from '../ui/layout/card.tsx'
import { Stack } from '../ui/layout/stack.tsx'
import styles from './checkout.module.css'
import type { PaymentHandle } from './payment.journey.ts'
import { summaryOf } from './summary-of.ts'
import { TermsInShort } from './terms-in-short.tsx'

/** Only the customer accepts the terms, where they pay; an employee has them sent there (register T18). */
function TermsOrLink({ journey }: { journey: PaymentHandle }) {
  const { kind } = useSession()
  return kind === 'employee' ? <Press journey={journey} event="link.opened" /> : <Asked journey={journey} />
}

/** Everything that is about to be bought, once more, before the money. */
export function SummaryView({ journey }: { journey: PaymentHandle }) {
  const { record } = journey.context
  return (
    <JourneyScreen journey={journey} aside={record.plan && <PremiumCard plan={record.plan} />}>
      <Stack gap="large">
        {summaryOf(record).map(({ title, entries }) => (
          <Card key={title} as="section" aria-label={title}>
            <Stack gap="small">
              <h2>{title}</h2>
              <KeyValue entries={entries} />
            </Stack>
          </Card>
        ))}
        <TermsInShort />
        <TermsOrLink journey={journey} />
        <div className={styles.ways}>
          <Press journey={journey} event="proposal.corrected" variant="secondary" />
          <Press journey={journey} event="plan.abandoned" variant="quiet" />
        </div>
      </Stack>
    </JourneyScreen>
  )
}
