import type { proposalMachine } from '#machines/proposal/proposal.machine.ts'
import type { ViewProps } from '../journey/journey.ts'
import { JourneyScreen } from '../journey/journey-screen.tsx'
import { Press } from '../journey/press.tsx'
import { Notice } from '../ui/feedback/notice.tsx'

/** Not accepted, why, and every way on. */
export function RejectedView(view: ViewProps<typeof proposalMachine>) {
  const actions = (
    <>
      <Press {...view} event="proposal.retried" />
      <Press {...view} event="proposal.corrected" variant="secondary" />
      <Press {...view} event="plan.abandoned" variant="quiet" />
    </>
  )
  return (
    <JourneyScreen {...view} actions={actions}>
      <Notice kind="error" title="The reason given">
        {view.model.problem}
      </Notice>
    </JourneyScreen>
  )
}
