import { productOf, products } from '#machines/products.ts'
import type { paymentMachine } from '#machines/purchase/payment/payment.machine.ts'
import { dayToSlashes } from '#machines/rules/calendar.ts'
import { formatDay } from '#machines/rules/dates.ts'
import { formatRupees } from '#machines/rules/money.ts'
import type { ViewProps } from '../journey/journey.ts'
import { JourneyScreen } from '../journey/journey-screen.tsx'
import { buttonClass } from '../ui/actions/button.tsx'
import { linkClass } from '../ui/actions/link.tsx'
import { KeyValue } from '../ui/facts/key-value.tsx'
import { PolicyNumber } from '../ui/facts/policy-number.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Card } from '../ui/layout/card.tsx'
import { Stack } from '../ui/layout/stack.tsx'
import { RefundNotice } from './refund-notice.tsx'
import { CheckoutSupport } from './support.tsx'

/** The end of the journey: insured, with the document. */
export function IssuedView(view: ViewProps<typeof paymentMachine>) {
  const { policy, record, standing, today } = view.model
  if (policy?.kind !== 'ready') return null
  const { policyNumber, url, verifyUrl, start, end } = policy
  const { title, identifier } = productOf(products, record).summary(record)
  const download = (
    <a className={buttonClass({ size: 'large' })} href={url} download>
      Download policy
    </a>
  )
  return (
    <JourneyScreen {...view} actions={download}>
      <Stack gap="large">
        <Notice kind="success" title="Payment received, policy issued">
          {start > today && `You are insured from ${formatDay(start, today)}. `}A link to the document is on
          its way to {record.person?.email ?? 'your mail address'} and by SMS.
        </Notice>
        <Card as="section" aria-label="Your policy">
          <KeyValue
            entries={[
              ['Policy number', <PolicyNumber key="policy" number={policyNumber} />],
              ['Insurer', record.plan?.insurer ?? ''],
              ['Insured', [title, identifier].filter(Boolean).join(', ')],
              ...(standing ? [['Amount paid', formatRupees(standing.amount)] as const] : []),
              ['From', dayToSlashes(start)],
              ['To', dayToSlashes(end)],
            ]}
          />
        </Card>
        <RefundNotice refund={standing?.refund} />
        <p>
          <a className={linkClass.inline} href={verifyUrl}>
            Verify this policy online
          </a>
        </p>
        <CheckoutSupport />
      </Stack>
    </JourneyScreen>
  )
}
