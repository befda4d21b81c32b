import { JourneyScreen } from '../journey/journey-screen.tsx'
import { Press } from '../journey/press.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Stack } from '../ui/layout/stack.tsx'
import { PayOrSend } from './pay-or-send.tsx'
import type { PaymentHandle } from './payment.journey.ts'
import { RefundNotice } from './refund-notice.tsx'
import { Support } from './support.tsx'

/** Not paid, why, and every way on. */
export function FailedView({ journey }: { journey: PaymentHandle }) {
  const { standing, problem } = journey.context
  const actions = (
    <>
      <PayOrSend journey={journey} event="payment.retried" />
      <Press journey={journey} event="plan.abandoned" variant="secondary" />
    </>
  )
  return (
    <JourneyScreen journey={journey} actions={actions}>
      <Stack>
        <Notice kind="error" title="The bank's answer">
          {standing?.message ?? problem ?? 'The payment was not completed.'}
        </Notice>
        <p>
          Nothing you entered is lost. Money that a bank has held all the same goes back within 7 working
          days.
        </p>
        <RefundNotice refund={standing?.refund} />
        <Support />
      </Stack>
    </JourneyScreen>
  )
}
