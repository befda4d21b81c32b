import type { ReactNode } from 'react'
import type { paymentMachine } from '#machines/purchase/payment/payment.machine.ts'
import { paymentDelay } from '#machines/purchase/payment/polling.ts'
import { formatDayWithYear, formatMoment } from '#machines/rules/dates.ts'
import { dayOf } from '#machines/rules/day.ts'
import { formatRupees } from '#machines/rules/money.ts'
import { refundedBy } from '#machines/rules/refund-day.ts'
import type { PaymentStatus } from '#machines/schemas/outcome.ts'
import type { ViewProps } from '../journey/journey.ts'
import { KeyValue } from '../ui/facts/key-value.tsx'
import { Card } from '../ui/layout/card.tsx'
import { InsuredName } from './insured-name.tsx'

/** Which payment a page is about. */
export const PaymentFacts = (view: ViewProps<typeof paymentMachine>) => (
  <Card as="section" aria-label="Your payment">
    <KeyValue entries={factsOf(view)} />
  </Card>
)

function factsOf({
  model: { record, payment, asked },
}: ViewProps<typeof paymentMachine>): readonly (readonly [string, ReactNode])[] {
  return [
    ...(payment ? [['Amount', formatRupees(payment.amount)] as const] : []),
    ['Insurer', (record.plan ?? record.lapsed)?.insurer ?? ''],
    ['Insured', <InsuredName key="insured" record={record} />],
    ...(payment?.order ? stepsOf(payment.order, payment.status, asked) : []),
  ]
}

/** What happened, what is asked next, and by when a debited amount is back. */
function stepsOf(
  { id, at }: { id: string; at: string },
  status: PaymentStatus['status'],
  asked: number,
): [string, string][] {
  return [
    ['Reference', id],
    ['Started', formatMoment(at)],
    ...(status === 'pending' ? [['Next', nextAsk(paymentDelay(asked))] as [string, string]] : []),
    ...(status === 'initiated'
      ? []
      : [['If debited, back by', formatDayWithYear(refundedBy(dayOf(new Date(at))))] as [string, string]]),
  ]
}

/** This page asks for ten minutes, the server until the bank has answered. */
const nextAsk = (delay: number | undefined): string =>
  delay === undefined
    ? 'We ask the bank at least once a day until it answers'
    : `We ask the bank again in ${delay / 1000} seconds`
