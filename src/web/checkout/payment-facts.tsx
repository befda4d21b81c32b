import { productOf, products } from '#machines/products.ts'
import type { paymentMachine } from '#machines/purchase/payment/payment.machine.ts'
import { formatMoment } from '#machines/rules/dates.ts'
import { dayOf, dayToSlashes } from '#machines/rules/day.ts'
import { formatRupees } from '#machines/rules/money.ts'
import { refundedBy } from '#machines/rules/refund-day.ts'
import type { ViewProps } from '../journey/journey.ts'
import { KeyValue } from '../ui/facts/key-value.tsx'
import { Card } from '../ui/layout/card.tsx'

/** Which payment a page is about. */
export const PaymentFacts = (view: ViewProps<typeof paymentMachine>) => (
  <Card as="section" aria-label="Your payment">
    <KeyValue entries={factsOf(view)} />
  </Card>
)

function factsOf({
  model: { record, standing },
}: ViewProps<typeof paymentMachine>): readonly (readonly [string, string])[] {
  const { title, identifier } = productOf(products, record).summary(record)
  return [
    ...(standing ? [['Amount', formatRupees(standing.amount)] as const] : []),
    ['Insurer', record.plan?.insurer ?? ''],
    ['Insured', [title, identifier].filter(Boolean).join(', ')],
    ...(standing?.order ? stepsOf(standing.order, standing.status === 'pending') : []),
  ]
}

/** What happened, what is asked next, and by when a debited amount is back. */
function stepsOf({ id, at }: { id: string; at: string }, isPending: boolean): [string, string][] {
  return [
    ['Reference', id],
    ['Started', formatMoment(at)],
    ...(isPending ? [['Next', 'We ask the bank again by ourselves'] as [string, string]] : []),
    ['If debited, back by', dayToSlashes(refundedBy(dayOf(new Date(at))))],
  ]
}
