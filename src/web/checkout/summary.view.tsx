import type { ReactNode } from 'react'
import { wordingPath } from '#contract/policy/policy.calls.ts'
import { productOf, products } from '#machines/products.ts'
import type { paymentMachine } from '#machines/purchase/payment/payment.machine.ts'
import { termsToRead as texts } from '#machines/reference/messages/terms-in-short.ts'
import { formatMoment } from '#machines/rules/dates.ts'
import type { Plan } from '#machines/schemas/plan.ts'
import { EventButton } from '../journey/event-button.tsx'
import { EventForm } from '../journey/form/event-form.tsx'
import type { ViewProps } from '../journey/journey.ts'
import { JourneyScreen } from '../journey/journey-screen.tsx'
import { ownAddress } from '../language/language.ts'
import { useSession } from '../session/use-session.ts'
import { ToPay } from '../shared/payment/to-pay.tsx'
import { PremiumCard } from '../shared/plan/premium-card.tsx'
import { wideScreen } from '../shared/quotes/wide-screen.ts'
import { OutsideLink } from '../ui/actions/link.tsx'
import { KeyValue } from '../ui/facts/key-value.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Card } from '../ui/layout/card.tsx'
import { Disclosure } from '../ui/layout/disclosure.tsx'
import { Stack } from '../ui/layout/stack.tsx'
import { useMedia } from '../ui/use-media.ts'
import styles from './checkout.module.css'
import { summaryOf } from './summary-of.ts'

/** Only the customer accepts the terms, where they pay; an employee sends them there (T18). */
function TermsOrLink({ children, ...view }: ViewProps<typeof paymentMachine> & { children: ReactNode }) {
  const { kind } = useSession()
  const { plan } = view.model.record
  if (kind !== 'employee') {
    return (
      <EventForm {...view} actions={plan && <ToPay amount={plan.final} insurer={plan.insurer} />}>
        {children}
      </EventForm>
    )
  }
  return (
    <Stack gap="large">
      {children}
      <EventButton {...view} event="link.opened" />
    </Stack>
  )
}

/** The summary before paying. */
export function SummaryView(view: ViewProps<typeof paymentMachine>) {
  const { record } = view.model
  const product = productOf(products, record)
  const isWide = useMedia(wideScreen)
  const price = record.plan && <PremiumCard plan={record.plan} cover={product.summary(record).cover} />
  return (
    <JourneyScreen {...view} aside={isWide ? price : undefined}>
      <Stack gap="large">
        <TermsOrLink {...view}>
          {!isWide && price}
          <PayBy payBy={record.plan?.payBy} />
          {summaryOf(record).map(({ title, entries }) => (
            <Card key={title} as="section" aria-label={title}>
              <Stack gap="small">
                <h2>{title}</h2>
                <KeyValue entries={entries} />
              </Stack>
            </Card>
          ))}
          <TermsInShort terms={product.termsInShort} />
          {record.plan && <Terms plan={record.plan} product={product.key} />}
        </TermsOrLink>
        <div className={styles.ways}>
          <EventButton {...view} event="proposal.corrected" variant="secondary" />
          <EventButton {...view} event="plan.abandoned" variant="quiet" />
        </div>
      </Stack>
    </JourneyScreen>
  )
}

/** An acceptance that ends before the policy begins says when. */
const PayBy = ({ payBy }: Pick<Plan, 'payBy'>) =>
  payBy === undefined ? null : (
    <Notice kind="warn" title={`Please pay by ${formatMoment(payBy)}`}>
      The insurer’s acceptance holds until then. After that it asks for new prices and new photographs.
    </Notice>
  )

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

/** What is accepted, to be read where it is accepted. */
const Terms = ({ plan, product }: { plan: Plan; product: string }) => (
  <p className={styles.links}>
    <OutsideLink href={wordingPath(plan.insurerId, product)}>{texts.wording(plan.insurer)}</OutsideLink>
    <OutsideLink href={ownAddress('/terms-conditions')}>{texts.ours}</OutsideLink>
  </p>
)
