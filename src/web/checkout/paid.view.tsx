import { JourneyScreen } from '../journey/journey-screen.tsx'
import { Press } from '../journey/press.tsx'
import { ThreeDots } from '../ui/feedback/three-dots.tsx'
import { Stack } from '../ui/layout/stack.tsx'
import type { PaymentHandle } from './payment.journey.ts'

/** Paid; the document is on its way. */
export const PaidView = ({ journey }: { journey: PaymentHandle }) => (
  <JourneyScreen
    journey={journey}
    actions={<Press journey={journey} event="document.requested" variant="secondary" />}
  >
    <Stack>
      <p>Thank you. The insurer is making your policy document.</p>
      <ThreeDots label="Waiting for the policy document" />
    </Stack>
  </JourneyScreen>
)
