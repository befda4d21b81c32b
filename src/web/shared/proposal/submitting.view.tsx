import { JourneyScreen } from '../../journey/journey-screen.tsx'
import { ThreeDots } from '../../ui/feedback/three-dots.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import type { ProposalView } from './proposal-view.ts'

/** Waits for the insurer. Nothing can be pressed, because a proposal is never sent twice. */
export const SubmittingView = (view: ProposalView) => (
  <JourneyScreen {...view}>
    <Stack>
      <ThreeDots label={view.screen.title} />
      <p>
        This can take half a minute. Your answers are saved: if you close this page, come back to it and we
        tell you how it went.
      </p>
    </Stack>
  </JourneyScreen>
)
