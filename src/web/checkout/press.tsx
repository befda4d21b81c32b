import type { PaymentEvent } from '#machines/payment/payment.events.ts'
import { Button, type ButtonProps } from '../ui/actions/button.tsx'
import type { PaymentHandle } from './payment.journey.ts'

type Plain = Exclude<PaymentEvent['type'], 'terms.accepted'>
type PressProps = Pick<ButtonProps, 'variant'> & { journey: PaymentHandle; event: Plain }

/** A button of the machine: named by the event, there only while the event would be heard. */
export function Press({ journey, event, variant }: PressProps) {
  if (!journey.can(event)) return null
  return (
    <Button size="large" variant={variant} onClick={() => journey.send({ type: event })}>
      {journey.journey.events[event]?.label}
    </Button>
  )
}
