import { insurerWords } from '#texts/insurer-words/insurer-words.ts'
import { EventButton } from '../../journey/event-button.tsx'
import { JourneyScreen } from '../../journey/journey-screen.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import type { ProposalView } from './proposal-view.ts'

/** The proposal was refused: the reason, and every way on. The same once more is seldom one. */
export function RejectedView(view: ProposalView) {
  const { problem } = view.model
  const actions = (
    <>
      <EventButton {...view} event="proposal.corrected" />
      <EventButton {...view} event="plan.abandoned" variant="secondary" />
      <EventButton {...view} event="proposal.retried" variant="quiet" />
    </>
  )
  return (
    <JourneyScreen {...view} actions={actions}>
      <Stack>
        <Notice kind="error" title="The reason given">
          {problem && insurerWords(problem)}
        </Notice>
        <p>Every insurer decides for itself: another may accept what this one does not.</p>
      </Stack>
    </JourneyScreen>
  )
}
