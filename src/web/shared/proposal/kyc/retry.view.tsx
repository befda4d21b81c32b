import type { kycMachine } from '#machines/purchase/kyc/kyc.machine.ts'
import { EventButton } from '../../../journey/event-button.tsx'
import type { ViewProps } from '../../../journey/journey.ts'
import { JourneyScreen } from '../../../journey/journey-screen.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'

/** Identity checks are currently unavailable. */
export const RetryView = (view: ViewProps<typeof kycMachine>) => (
  <JourneyScreen {...view} actions={<EventButton {...view} event="kyc.retried" />}>
    <Notice kind="error" title="The identity check does not answer">
      {view.model.problem}
    </Notice>
  </JourneyScreen>
)
