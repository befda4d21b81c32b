import { JourneyScreen } from '../journey/journey-screen.tsx'
import { Press } from '../journey/press.tsx'
import { Money } from '../ui/facts/money.tsx'
import { Stack } from '../ui/layout/stack.tsx'
import { PayOrSend } from './pay-or-send.tsx'
import type { PaymentHandle } from './payment.journey.ts'
import { RefundNotice } from './refund-notice.tsx'
import { Support } from './support.tsx'

/** The page to pay on is with somebody else, such as the customer an employee sent it to. */
export function AwaitedView({ journey }: { journey: PaymentHandle }) {
  const { standing } = journey.context
  const actions = (
    <>
      <PayOrSend journey={journey} event="page.reopened" />
      <Press journey={journey} event="status.checked" variant="secondary" />
    </>
  )
  return (
    <JourneyScreen journey={journey} actions={actions}>
      <Stack>
        {standing && (
          <p>
            <Money paise={standing.amount} /> is to be paid.
          </p>
        )}
        <RefundNotice refund={standing?.refund} />
        <Support />
      </Stack>
    </JourneyScreen>
  )
}
