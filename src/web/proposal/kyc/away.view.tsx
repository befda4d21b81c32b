import { useEffect } from 'react'
import { messages } from '#machines/reference/messages.ts'
import { JourneyScreen } from '../../journey/journey-screen.tsx'
import { buttonClass } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { ThreeDots } from '../../ui/feedback/three-dots.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { isProvider } from './is-provider.ts'
import type { KycHandle } from './kyc.journey.ts'

/** Leaves for the identity provider, in the same tab; the link is for those whose browser stays. */
export function AwayView({ journey }: { journey: KycHandle }) {
  const { url = '' } = journey.context
  const isKnown = isProvider(url)
  useEffect(() => {
    if (isKnown) window.location.assign(url)
  }, [isKnown, url])
  return (
    <JourneyScreen journey={journey}>
      {isKnown ? (
        <Stack>
          <p>You come back here once you have allowed the document to be read.</p>
          <ThreeDots label={journey.screen.title} />
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
