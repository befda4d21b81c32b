import type { paymentMachine } from '#machines/purchase/payment/payment.machine.ts'
import { EventButton } from '../journey/event-button.tsx'
import { EventPrompt } from '../journey/event-prompt.tsx'
import type { ViewProps } from '../journey/journey.ts'
import { JourneyScreen } from '../journey/journey-screen.tsx'
import { useSession } from '../session/use-session.ts'
import { PremiumCard } from '../shared/plan/premium-card.tsx'
import { KeyValue } from '../ui/facts/key-value.tsx'
import { Card } from '../ui/layout/card.tsx'
import { Disclosure } from '../ui/layout/disclosure.tsx'
import { Stack } from '../ui/layout/stack.tsx'
import styles from './checkout.module.css'
import { summaryOf } from './summary-of.ts'

/** Only the customer accepts the terms, where they pay; an employee sends them there (T18). */
function TermsOrLink(view: ViewProps<typeof paymentMachine>) {
  const { kind } = useSession()
  return kind === 'employee' ? <EventButton {...view} event="link.opened" /> : <EventPrompt {...view} />
}

/** The summary before paying. */
export function SummaryView(view: ViewProps<typeof paymentMachine>) {
  const { record } = view.model
  return (
    <JourneyScreen {...view} aside={record.plan && <PremiumCard plan={record.plan} />}>
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
        <TermsOrLink {...view} />
        <div className={styles.ways}>
          <EventButton {...view} event="proposal.corrected" variant="secondary" />
          <EventButton {...view} event="plan.abandoned" variant="quiet" />
        </div>
      </Stack>
    </JourneyScreen>
  )
}

/** The terms that matter before paying, in plain words. */
const TermsInShort = () => (
  <Disclosure label="The terms in short">
    <ul>
      <li>Cover begins only once the insurer has received the premium.</li>
      <li>A claim can be refused when what was stated about vehicle, owner or past claims is not true.</li>
      <li>The declared value is the most that is paid when the vehicle is lost or stolen.</li>
      <li>The policy can be cancelled at any time; the insurer returns the premium of the days left.</li>
      <li>Safar is paid a commission by the insurer. The price is the same with and without us.</li>
    </ul>
  </Disclosure>
)
