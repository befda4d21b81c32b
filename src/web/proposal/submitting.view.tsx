import { JourneyScreen } from '../journey/journey-screen.tsx'
import { ThreeDots } from '../ui/feedback/three-dots.tsx'
import { Stack } from '../ui/layout/stack.tsx'
import type { ProposalHandle } from './proposal.journey.ts'

/** Waits for the insurer. Nothing can be pressed: what was sent once is never sent again. */
export const SubmittingView = ({ journey }: { journey: ProposalHandle }) => (
  <JourneyScreen journey={journey}>
    <Stack>
      <ThreeDots label={journey.screen.title} />
      <p>
        This can take half a minute. Your answers are saved: if you close this page, come back to it and we
        tell you how it went.
      </p>
    </Stack>
  </JourneyScreen>
)
