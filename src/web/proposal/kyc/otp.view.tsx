import { limits } from '#machines/reference/limits.ts'
import { EventForm } from '../../journey/form/event-form.tsx'
import { JourneyScreen } from '../../journey/journey-screen.tsx'
import { Press } from '../../journey/press.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import type { KycHandle } from './kyc.journey.ts'

/** The code that the mobile of the owner's KYC record got. */
export const OtpView = ({ journey }: { journey: KycHandle }) => (
  <JourneyScreen journey={journey}>
    <Stack>
      <EventForm journey={journey} isJudged />
      <p>No OTP yet? You can ask for another after {limits.otp.resendMs / 1000} seconds.</p>
      <Press journey={journey} event="otp.resent" variant="secondary" size="medium" />
    </Stack>
  </JourneyScreen>
)
