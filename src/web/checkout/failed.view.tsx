import { useCallback } from 'react'
import type { paymentMachine } from '#machines/purchase/payment/payment.machine.ts'
import { insurerWords } from '#texts/insurer-words/insurer-words.ts'
import { useWhenShown } from '../browser/use-when-shown.ts'
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

/** The payment failed or was cancelled: the reason, every way on, and a look at the bank whenever the tab is in sight again. */
export function FailedView(view: ViewProps<typeof paymentMachine>) {
  const { send } = view
  const { payment, problem } = view.model
  useWhenShown(useCallback(() => send({ type: 'status.checked' }), [send]))
  return (
    <JourneyScreen {...view}>
      <Stack>
        {problem && <Notice kind="warn">{problem}</Notice>}
        {!payment?.isCancelled && (
          <Notice kind="error" title="The bank’s answer">
            {insurerWords(payment?.message ?? 'The payment was not completed.')}
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
          <EventButton {...view} event="status.checked" variant="quiet" />
        </div>
      </Stack>
    </JourneyScreen>
  )
}
