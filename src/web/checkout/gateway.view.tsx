import { useEffect } from 'react'
import { isSafePaymentUrl } from '#contract/payment/safe-url.ts'
import { messages } from '#machines/reference/messages.ts'
import { JourneyScreen } from '../journey/journey-screen.tsx'
import { Press } from '../journey/press.tsx'
import { buttonClass } from '../ui/actions/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { ThreeDots } from '../ui/feedback/three-dots.tsx'
import { Stack } from '../ui/layout/stack.tsx'
import type { PaymentHandle } from './payment.journey.ts'

/** Leaves for the payment page, in the same tab; the link is for those whose browser stays. */
export function GatewayView({ journey }: { journey: PaymentHandle }) {
  const url = journey.context.standing?.paymentURL ?? ''
  const isSafe = isSafePaymentUrl(url, { ours: window.location.origin })
  useEffect(() => {
    if (isSafe) window.location.assign(url)
  }, [isSafe, url])
  return (
    <JourneyScreen
      journey={journey}
      actions={<Press journey={journey} event="status.checked" variant="secondary" />}
    >
      <Stack>
        {isSafe ? (
          <>
            <ThreeDots label={journey.screen.title} />
            <a href={url} className={buttonClass({ variant: 'quiet' })}>
              Go to the payment page
            </a>
          </>
        ) : (
          <Notice kind="error">{messages.journey.paymentLinkUnsafe}</Notice>
        )}
      </Stack>
    </JourneyScreen>
  )
}
