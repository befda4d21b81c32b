import type { kycMachine } from '#machines/purchase/kyc/kyc.machine.ts'
import { EventForm } from '../../../journey/form/event-form.tsx'
import type { ViewProps } from '../../../journey/journey.ts'
import { JourneyScreen } from '../../../journey/journey-screen.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { OtherWays } from './other-ways.tsx'

/** A document, by its number or as a photo or PDF of it. */
export const DocumentView = (view: ViewProps<typeof kycMachine>) => (
  <JourneyScreen {...view}>
    <Stack gap="large">
      <EventForm {...view} isJudged />
      <OtherWays {...view} />
    </Stack>
  </JourneyScreen>
)
