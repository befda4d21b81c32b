import type { kycMachine } from '#machines/kyc/kyc.machine.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { JourneyScreen } from '../../journey/journey-screen.tsx'
import { Press } from '../../journey/press.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'

/** Identity checks do not work right now. */
export const RetryView = (view: ViewProps<typeof kycMachine>) => (
  <JourneyScreen {...view} actions={<Press {...view} event="kyc.retried" />}>
    <Notice kind="error" title="The identity check does not answer">
      {view.model.problem}
    </Notice>
  </JourneyScreen>
)
