import type { paymentMachine } from '#machines/purchase/payment/payment.machine.ts'
import { insurerWords } from '#texts/insurer-words/insurer-words.ts'
import { EventButton } from '../journey/event-button.tsx'
import type { ViewProps } from '../journey/journey.ts'
import { JourneyScreen } from '../journey/journey-screen.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { ScreenActions } from '../ui/layout/screen.tsx'
import { Stack } from '../ui/layout/stack.tsx'
import { PayOrSend } from './pay-or-send.tsx'
import { PaymentFacts } from './payment-facts.tsx'
import { RefundNotice } from './refund-notice.tsx'
import { CheckoutSupport } from './support.tsx'

/** The payment failed or was cancelled: the reason, and every way on. */
export function FailedView(view: ViewProps<typeof paymentMachine>) {
  const { payment, problem } = view.model
  return (
    <JourneyScreen {...view}>
      <Stack>
        {!payment?.isCancelled && (
          <Notice kind="error" title="The bank’s answer">
            {insurerWords(payment?.message ?? problem ?? 'The payment was not completed.')}
          </Notice>
        )}
        <PaymentFacts {...view} />
        <p>Nothing you entered is lost. If money was debited, it is refunded within 7 working days.</p>
        <RefundNotice refund={payment?.refund} />
        <CheckoutSupport />
        <ScreenActions>
          <PayOrSend {...view} event="payment.retried" />
        </ScreenActions>
        <div>
          <EventButton {...view} event="plan.abandoned" variant="secondary" />
        </div>
      </Stack>
    </JourneyScreen>
  )
}
