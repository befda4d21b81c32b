import { Press } from '../journey/press.tsx'
import { useSession } from '../journey/session/use-session.ts'
import type { ButtonProps } from '../ui/actions/button.tsx'
import type { PaymentHandle } from './payment.journey.ts'

type PayOrSendProps = Pick<ButtonProps, 'variant'> & {
  journey: PaymentHandle
  event: 'payment.retried' | 'page.reopened'
}

/** A customer pays; an employee has them sent the page (register T18). */
export function PayOrSend({ journey, event, ...look }: PayOrSendProps) {
  const { kind } = useSession()
  return kind === 'employee' ? (
    <Press journey={journey} event="link.opened" {...look} />
  ) : (
    <Press journey={journey} event={event} {...look} />
  )
}
