import { EventForm } from '../../journey/form/event-form.tsx'
import { JourneyScreen } from '../../journey/journey-screen.tsx'
import { Press } from '../../journey/press.tsx'
import type { KycHandle } from './kyc.journey.ts'

/** The code that the owner's registered mobile got. */
export const OtpView = ({ journey }: { journey: KycHandle }) => (
  <JourneyScreen journey={journey}>
    <EventForm
      journey={journey}
      isJudged
      actions={<Press journey={journey} event="otp.resent" variant="secondary" />}
    />
  </JourneyScreen>
)
