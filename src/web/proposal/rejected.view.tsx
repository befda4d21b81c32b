import type { proposalMachine } from '#machines/motor/proposal/proposal.machine.ts'
import { EventButton } from '../journey/event-button.tsx'
import type { ViewProps } from '../journey/journey.ts'
import { JourneyScreen } from '../journey/journey-screen.tsx'
import { Notice } from '../ui/feedback/notice.tsx'

/** The proposal was refused: the reason, and every way on. */
export function RejectedView(view: ViewProps<typeof proposalMachine>) {
  const actions = (
    <>
      <EventButton {...view} event="proposal.retried" />
      <EventButton {...view} event="proposal.corrected" variant="secondary" />
      <EventButton {...view} event="plan.abandoned" variant="quiet" />
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
