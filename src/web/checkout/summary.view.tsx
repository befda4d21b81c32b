import { productOf, products } from '#machines/products.ts'
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
  const product = productOf(products, record)
  return (
    <JourneyScreen
      {...view}
      aside={record.plan && <PremiumCard plan={record.plan} cover={product.summary(record).cover} />}
    >
      <Stack gap="large">
        {summaryOf(record).map(({ title, entries }) => (
          <Card key={title} as="section" aria-label={title}>
            <Stack gap="small">
              <h2>{title}</h2>
              <KeyValue entries={entries} />
            </Stack>
          </Card>
        ))}
        <TermsInShort terms={product.termsInShort} />
        <TermsOrLink {...view} />
        <div className={styles.ways}>
          <EventButton {...view} event="proposal.corrected" variant="secondary" />
          <EventButton {...view} event="plan.abandoned" variant="quiet" />
        </div>
      </Stack>
    </JourneyScreen>
  )
}

/** The terms that matter before paying: the product's, between those of every policy. */
const TermsInShort = ({ terms }: { terms: readonly string[] }) => (
  <Disclosure label="The terms in short">
    <ul>
      <li>Cover begins only once the insurer has received the premium.</li>
      {terms.map((term) => (
        <li key={term}>{term}</li>
      ))}
      <li>Safar is paid a commission by the insurer. The price is the same with and without us.</li>
    </ul>
  </Disclosure>
)
