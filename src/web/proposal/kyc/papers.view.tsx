import { EventForm } from '../../journey/form/event-form.tsx'
import { JourneyScreen } from '../../journey/journey-screen.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import type { KycHandle } from './kyc.journey.ts'
import { OtherWays } from './other-ways.tsx'

/** A photo or PDF of a document, to be read and checked. */
export const PapersView = ({ journey }: { journey: KycHandle }) => (
  <JourneyScreen journey={journey}>
    <Stack gap="large">
      <EventForm journey={journey} isJudged />
      <OtherWays journey={journey} />
    </Stack>
  </JourneyScreen>
)
