import { EventForm } from '../../journey/form/event-form.tsx'
import { JourneyScreen } from '../../journey/journey-screen.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import type { KycHandle } from './kyc.journey.ts'
import { OtherWays } from './other-ways.tsx'

/** A document by which the central registry finds the owner. */
export const DocumentView = ({ journey }: { journey: KycHandle }) => (
  <JourneyScreen journey={journey}>
    <Stack gap="large">
      <EventForm journey={journey} isJudged />
      <OtherWays journey={journey} />
    </Stack>
  </JourneyScreen>
)
