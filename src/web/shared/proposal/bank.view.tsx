import { GoingToPay } from '../payment/going-to-pay.tsx'
import type { ProposalView } from './proposal-view.ts'

/** On the way to where the premium is blocked. */
export const BankView = (view: ProposalView) => (
  <GoingToPay
    {...view}
    url={view.model.mandate?.paymentURL}
    amount={view.model.mandate?.amount}
    insurer={view.model.record.plan?.insurer}
  />
)
