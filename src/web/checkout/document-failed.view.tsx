import type { paymentMachine } from '#machines/purchase/payment/payment.machine.ts'
import { EventButton } from '../journey/event-button.tsx'
import type { ViewProps } from '../journey/journey.ts'
import { JourneyScreen } from '../journey/journey-screen.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Stack } from '../ui/layout/stack.tsx'
import { CheckoutSupport } from './support.tsx'

/** Paid and insured, but without a document. */
export function DocumentFailedView(view: ViewProps<typeof paymentMachine>) {
  const { policy } = view.model
  return (
    <JourneyScreen {...view} actions={<EventButton {...view} event="document.requested" />}>
      <Stack>
        <Notice kind="warn" title="The document is not there yet">
          {policy?.kind === 'failure' ? policy.message : 'The insurer could not make it.'}
        </Notice>
        <p>Your payment is safe and your policy is paid.</p>
        <CheckoutSupport />
      </Stack>
    </JourneyScreen>
  )
}
