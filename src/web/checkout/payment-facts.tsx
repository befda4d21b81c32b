import { productOf, products } from '#machines/products.ts'
import type { paymentMachine } from '#machines/purchase/payment/payment.machine.ts'
import { formatMoment } from '#machines/rules/dates.ts'
import { formatRupees } from '#machines/rules/money.ts'
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
    ...(standing?.order
      ? [['Reference', standing.order.id] as const, ['Started', formatMoment(standing.order.at)] as const]
      : []),
  ]
}
