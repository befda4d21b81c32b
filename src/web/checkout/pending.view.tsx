import type { paymentMachine } from '#machines/purchase/payment/payment.machine.ts'
import { EventButton } from '../journey/event-button.tsx'
import type { ViewProps } from '../journey/journey.ts'
import { JourneyScreen } from '../journey/journey-screen.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Stack } from '../ui/layout/stack.tsx'
import { PaymentFacts } from './payment-facts.tsx'
import { RefundNotice } from './refund-notice.tsx'
import { CheckoutSupport } from './support.tsx'

/** The bank has not settled yet: nobody may pay again, and the page says so. */
export function PendingView(view: ViewProps<typeof paymentMachine>) {
  const { payment, problem } = view.model
  return (
    <JourneyScreen {...view} actions={<EventButton {...view} event="status.checked" />}>
      <Stack>
        {problem && <Notice kind="warn">{problem}</Notice>}
        <PaymentFacts {...view} />
        <p>This page updates on its own. You can close it; we’ll text and email you.</p>
        <p>If money was debited and no policy follows, it is refunded within 7 working days.</p>
        <RefundNotice refund={payment?.refund} />
        <CheckoutSupport />
      </Stack>
    </JourneyScreen>
  )
}
