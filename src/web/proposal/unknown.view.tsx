import { JourneyScreen } from '../journey/journey-screen.tsx'
import { Press } from '../journey/press.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Stack } from '../ui/layout/stack.tsx'
import type { ProposalHandle } from './proposal.journey.ts'

/** Nobody knows whether the insurer has the proposal: it is asked, never sent again. */
export const UnknownView = ({ journey }: { journey: ProposalHandle }) => (
  <JourneyScreen journey={journey} actions={<Press journey={journey} event="status.checked" />}>
    <Stack>
      <Notice kind="warn">{journey.context.problem}</Notice>
      <p>Nothing was charged. Your proposal counts once, however often you check.</p>
    </Stack>
  </JourneyScreen>
)
