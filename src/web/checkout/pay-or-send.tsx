import type { paymentMachine } from '#machines/purchase/payment/payment.machine.ts'
import { EventButton } from '../journey/event-button.tsx'
import type { ViewProps } from '../journey/journey.ts'
import { useSession } from '../session/use-session.ts'
import { ToPay } from '../shared/payment/to-pay.tsx'

type PayOrSendProps = ViewProps<typeof paymentMachine> & {
  event: 'payment.retried' | 'page.reopened'
}

/** A customer pays; an employee sends them the page (T18). */
export function PayOrSend({ event, ...view }: PayOrSendProps) {
  const { kind } = useSession()
  const { payment, record } = view.model
  if (kind === 'employee') return <EventButton {...view} event="link.opened" />
  return (
    <>
      {payment && record.plan && view.can(event) && (
        <ToPay amount={payment.amount} insurer={record.plan.insurer} />
      )}
      <EventButton {...view} event={event} />
    </>
  )
}
