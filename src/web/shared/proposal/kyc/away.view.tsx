import { useEffect } from 'react'
import type { kycMachine } from '#machines/purchase/kyc/kyc.machine.ts'
import { messages } from '#machines/reference/messages.ts'
import type { ViewProps } from '../../../journey/journey.ts'
import { JourneyScreen } from '../../../journey/journey-screen.tsx'
import { buttonClass } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { ThreeDots } from '../../../ui/feedback/three-dots.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'

/** Redirects to the identity provider in the same tab; the link is a fallback. */
export function AwayView(view: ViewProps<typeof kycMachine>) {
  const { url = '' } = view.model
  const isKnown = isProvider(url)
  useEffect(() => {
    if (isKnown) window.location.assign(url)
  }, [isKnown, url])
  return (
    <JourneyScreen {...view}>
      {isKnown ? (
        <Stack>
          <p>You come back here once you have allowed the document to be read.</p>
          <ThreeDots label={view.screen.title} />
          <a href={url} className={buttonClass({ variant: 'secondary' })}>
            Go to DigiLocker
          </a>
        </Stack>
      ) : (
        <Notice kind="error">{messages.kyc.pageUnsafe}</Notice>
      )}
    </JourneyScreen>
  )
}

/** Allowed origins of identity providers, besides our own, which has the sandbox. */
const providers: readonly string[] = [
  'https://digilocker.meripehchaan.gov.in',
  'https://api.digitallocker.gov.in',
  'https://verification.cashfree.com',
]

/** Whether an address is the identity provider's. */
export function isProvider(url: string, ours: string = window.location.origin): boolean {
  if (!URL.canParse(url)) return false
  const { origin } = new URL(url)
  return origin === ours || providers.includes(origin)
}
