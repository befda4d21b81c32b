import { JourneyScreen } from '../journey/journey-screen.tsx'
import { Press } from '../journey/press.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import type { ProposalHandle } from './proposal.journey.ts'

/** Not accepted, why, and every way on. */
export function RejectedView({ journey }: { journey: ProposalHandle }) {
  const actions = (
    <>
      <Press journey={journey} event="proposal.retried" />
      <Press journey={journey} event="proposal.corrected" variant="secondary" />
      <Press journey={journey} event="plan.abandoned" variant="quiet" />
    </>
  )
  return (
    <JourneyScreen journey={journey} actions={actions}>
      <Notice kind="error" title="The reason given">
        {journey.context.problem}
      </Notice>
    </JourneyScreen>
  )
}
