import type { paymentMachine } from '#machines/purchase/payment/payment.machine.ts'
import type { ViewProps } from '../journey/journey.ts'
import { GoingToPay } from '../shared/payment/going-to-pay.tsx'

/** On the way to the payment page. */
export const GatewayView = (view: ViewProps<typeof paymentMachine>) => (
  <GoingToPay
    {...view}
    url={view.model.payment?.paymentURL}
    amount={view.model.payment?.amount}
    insurer={view.model.record.plan?.insurer}
  />
)
