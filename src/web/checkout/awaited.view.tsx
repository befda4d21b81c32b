import type { paymentMachine } from '#machines/payment/payment.machine.ts'
import type { ViewProps } from '../journey/journey.ts'
import { JourneyScreen } from '../journey/journey-screen.tsx'
import { Press } from '../journey/press.tsx'
import { Money } from '../ui/facts/money.tsx'
import { Stack } from '../ui/layout/stack.tsx'
import { PayOrSend } from './pay-or-send.tsx'
import { RefundNotice } from './refund-notice.tsx'
import { Support } from './support.tsx'

/** The page to pay on is with somebody else, such as the customer an employee sent it to. */
export function AwaitedView(view: ViewProps<typeof paymentMachine>) {
  const { standing } = view.model
  const actions = (
    <>
      <PayOrSend {...view} event="page.reopened" />
      <Press {...view} event="status.checked" variant="secondary" />
    </>
  )
  return (
    <JourneyScreen {...view} actions={actions}>
      <Stack>
        {standing && (
          <p>
            <Money paise={standing.amount} /> is to be paid.
          </p>
        )}
        <RefundNotice refund={standing?.refund} />
        <Support />
      </Stack>
    </JourneyScreen>
  )
}
