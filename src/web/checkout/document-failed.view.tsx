import { JourneyScreen } from '../journey/journey-screen.tsx'
import { Press } from '../journey/press.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Stack } from '../ui/layout/stack.tsx'
import type { PaymentHandle } from './payment.journey.ts'
import { Support } from './support.tsx'

/** Paid and insured, but the document did not come. */
export function DocumentFailedView({ journey }: { journey: PaymentHandle }) {
  const { policy } = journey.context
  return (
    <JourneyScreen journey={journey} actions={<Press journey={journey} event="document.requested" />}>
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
