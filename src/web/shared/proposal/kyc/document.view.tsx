import type { kycMachine } from '#machines/purchase/kyc/kyc.machine.ts'
import { EventForm } from '../../../journey/form/event-form.tsx'
import type { ViewProps } from '../../../journey/journey.ts'
import { JourneyScreen } from '../../../journey/journey-screen.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { OtherWays } from './other-ways.tsx'

/** A document for looking the owner up in the central registry. */
export const DocumentView = (view: ViewProps<typeof kycMachine>) => (
  <JourneyScreen {...view}>
    <Stack gap="large">
      <EventForm {...view} isJudged />
      <OtherWays {...view} />
    </Stack>
  </JourneyScreen>
)
