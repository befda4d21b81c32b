import type { paymentMachine } from '#machines/payment/payment.machine.ts'
import type { ViewProps } from '../journey/journey.ts'
import { JourneyScreen } from '../journey/journey-screen.tsx'
import { Press } from '../journey/press.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Stack } from '../ui/layout/stack.tsx'
import { Support } from './support.tsx'

/** Paid and insured, but the document did not come. */
export function DocumentFailedView(view: ViewProps<typeof paymentMachine>) {
  const { policy } = view.model
  return (
    <JourneyScreen {...view} actions={<Press {...view} event="document.requested" />}>
      <Stack>
        <Notice kind="warn" title="The document is not there yet">
          {policy?.kind === 'failure' ? policy.message : 'The insurer could not make it.'}
        </Notice>
        <p>Your payment is safe and your policy is paid.</p>
        <Support />
      </Stack>
    </JourneyScreen>
  )
}
