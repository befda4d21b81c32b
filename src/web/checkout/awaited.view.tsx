import type { paymentMachine } from '#machines/purchase/payment/payment.machine.ts'
import { EventButton } from '../journey/event-button.tsx'
import type { ViewProps } from '../journey/journey.ts'
import { JourneyScreen } from '../journey/journey-screen.tsx'
import { Stack } from '../ui/layout/stack.tsx'
import { PayOrSend } from './pay-or-send.tsx'
import { PaymentFacts } from './payment-facts.tsx'
import { RefundNotice } from './refund-notice.tsx'
import { CheckoutSupport } from './support.tsx'

/** Nothing is paid yet: the payment page was left, or is with the customer to whom an employee sent it. */
export function AwaitedView(view: ViewProps<typeof paymentMachine>) {
  const { payment } = view.model
  const actions = (
    <>
      <PayOrSend {...view} event="page.reopened" />
      <EventButton {...view} event="status.checked" variant="secondary" />
    </>
  )
  return (
    <JourneyScreen {...view} actions={actions}>
      <Stack>
        <PaymentFacts {...view} />
        <RefundNotice refund={payment?.refund} />
        <CheckoutSupport />
      </Stack>
    </JourneyScreen>
  )
}
