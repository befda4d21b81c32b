import type { paymentMachine } from '#machines/purchase/payment/payment.machine.ts'
import { EventButton } from '../journey/event-button.tsx'
import type { ViewProps } from '../journey/journey.ts'
import { JourneyScreen } from '../journey/journey-screen.tsx'
import { Money } from '../ui/facts/money.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Stack } from '../ui/layout/stack.tsx'
import { PayOrSend } from './pay-or-send.tsx'
import { RefundNotice } from './refund-notice.tsx'
import { CheckoutSupport } from './support.tsx'

/** The bank has not settled yet: nobody may pay again, and the page says so. */
export function PendingView(view: ViewProps<typeof paymentMachine>) {
  const { standing, problem } = view.model
  const actions = (
    <>
      <EventButton {...view} event="status.checked" />
      <PayOrSend {...view} event="page.reopened" variant="secondary" />
    </>
  )
  return (
    <JourneyScreen {...view} actions={actions}>
      <Stack>
        {problem && <Notice kind="warn">{problem}</Notice>}
        {standing && (
          <p>
            We are asking the bank about <Money paise={standing.amount} />. This page shows the answer by
            itself; you can also close it, and we tell you by SMS and mail.
          </p>
        )}
        <p>If the money was taken and no policy follows, it goes back by itself within 7 working days.</p>
        <RefundNotice refund={standing?.refund} />
        <CheckoutSupport />
      </Stack>
    </JourneyScreen>
  )
}
