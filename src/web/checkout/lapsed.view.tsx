import type { paymentMachine } from '#machines/purchase/payment/payment.machine.ts'
import { EventButton } from '../journey/event-button.tsx'
import type { ViewProps } from '../journey/journey.ts'
import { JourneyScreen } from '../journey/journey-screen.tsx'
import { Stack } from '../ui/layout/stack.tsx'
import { PaymentFacts } from './payment-facts.tsx'
import { CheckoutSupport } from './support.tsx'

/** The insurer's acceptance has ended before anything was paid. */
export const LapsedView = (view: ViewProps<typeof paymentMachine>) => (
  <JourneyScreen {...view} actions={<EventButton {...view} event="plan.abandoned" />}>
    <Stack>
      {view.model.payment?.order && <PaymentFacts {...view} />}
      <CheckoutSupport />
    </Stack>
  </JourneyScreen>
)
