import type { kycMachine } from '#machines/purchase/kyc/kyc.machine.ts'
import { limits } from '#machines/reference/limits.ts'
import { EventButton } from '../../../journey/event-button.tsx'
import { EventForm } from '../../../journey/form/event-form.tsx'
import type { ViewProps } from '../../../journey/journey.ts'
import { JourneyScreen } from '../../../journey/journey-screen.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'

/** The code sent to the mobile number of the owner's KYC record. */
export const KycOtpView = (view: ViewProps<typeof kycMachine>) => (
  <JourneyScreen {...view}>
    <Stack>
      <EventForm {...view} isJudged />
      <p>No OTP yet? You can ask for another after {limits.otp.resendMs / 1000} seconds.</p>
      <EventButton {...view} event="otp.resent" variant="secondary" size="medium" />
    </Stack>
  </JourneyScreen>
)
