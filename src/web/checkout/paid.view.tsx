import type { paymentMachine } from '#machines/purchase/payment/payment.machine.ts'
import { EventButton } from '../journey/event-button.tsx'
import type { ViewProps } from '../journey/journey.ts'
import { JourneyScreen } from '../journey/journey-screen.tsx'
import { ThreeDots } from '../ui/feedback/three-dots.tsx'
import { Stack } from '../ui/layout/stack.tsx'

/** Paid; the document is being issued. */
export const PaidView = (view: ViewProps<typeof paymentMachine>) => (
  <JourneyScreen {...view} actions={<EventButton {...view} event="document.requested" variant="secondary" />}>
    <Stack>
      <p>Thank you. The insurer is making your policy document.</p>
      <ThreeDots label="Waiting for the policy document" />
    </Stack>
  </JourneyScreen>
)
