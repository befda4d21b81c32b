import { useCallback } from 'react'
import type { paymentMachine } from '#machines/purchase/payment/payment.machine.ts'
import { useWhenOnline } from '../browser/use-when-online.ts'
import { EventButton } from '../journey/event-button.tsx'
import type { ViewProps } from '../journey/journey.ts'
import { JourneyScreen } from '../journey/journey-screen.tsx'
import { ToPay } from '../shared/payment/to-pay.tsx'
import { Stack } from '../ui/layout/stack.tsx'
import { CheckoutSupport } from './support.tsx'

/** Nobody answered "Pay now": nothing was paid, and what was to be paid stays in sight. */
export function UnreachedView(view: ViewProps<typeof paymentMachine>) {
  const { send } = view
  const { plan } = view.model.record
  useWhenOnline(useCallback(() => send({ type: 'status.checked' }), [send]))
  return (
    <JourneyScreen {...view} actions={<EventButton {...view} event="status.checked" />}>
      <Stack>
        {plan && <ToPay amount={plan.final} insurer={plan.insurer} />}
        <CheckoutSupport />
      </Stack>
    </JourneyScreen>
  )
}
