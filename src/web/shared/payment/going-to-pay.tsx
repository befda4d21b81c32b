import { useEffect } from 'react'
import { isSafePaymentUrl } from '#contract/payment/safe-url.ts'
import { messages } from '#machines/reference/messages.ts'
import { EventButton } from '../../journey/event-button.tsx'
import type { ViewProps } from '../../journey/journey.ts'
import { JourneyScreen } from '../../journey/journey-screen.tsx'
import { buttonClass } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { ThreeDots } from '../../ui/feedback/three-dots.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { ToPay } from './to-pay.tsx'

type GoingToPayProps = ViewProps & {
  url?: string | undefined
  amount?: number | undefined
  insurer?: string | undefined
}

/** Redirects to the payment page in the same tab; the link is a fallback. */
export function GoingToPay({ url = '', amount, insurer, ...view }: GoingToPayProps) {
  const isSafe = isSafePaymentUrl(url, { ours: window.location.origin })
  const { send } = view
  useEffect(() => {
    if (isSafe) window.location.assign(url)
  }, [isSafe, url])
  // Back from the payment page to this one as the browser has kept it: it may be paid by now.
  useEffect(() => {
    const check = ({ persisted }: PageTransitionEvent) => {
      if (persisted) send({ type: 'status.checked' })
    }
    window.addEventListener('pageshow', check)
    return () => window.removeEventListener('pageshow', check)
  }, [send])
  return (
    <JourneyScreen {...view} actions={<EventButton {...view} event="status.checked" variant="secondary" />}>
      <Stack>
        {isSafe ? (
          <>
            <ThreeDots label={view.screen.title} />
            {amount !== undefined && insurer && <ToPay amount={amount} insurer={insurer} />}
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
