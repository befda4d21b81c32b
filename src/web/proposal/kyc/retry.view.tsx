import { JourneyScreen } from '../../journey/journey-screen.tsx'
import { Press } from '../../journey/press.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import type { KycHandle } from './kyc.journey.ts'

/** Identity checks do not work right now. */
export const RetryView = ({ journey }: { journey: KycHandle }) => (
  <JourneyScreen journey={journey} actions={<Press journey={journey} event="kyc.retried" />}>
    <Notice kind="error" title="The identity check does not answer">
      {journey.context.problem}
    </Notice>
  </JourneyScreen>
)
