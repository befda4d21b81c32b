import { useCallback } from 'react'
import { useWhenOnline } from '../../browser/use-when-online.ts'
import { EventButton } from '../../journey/event-button.tsx'
import { JourneyScreen } from '../../journey/journey-screen.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import type { ProposalView } from './proposal-view.ts'

/** Whether the insurer has the proposal is unknown: it is looked up, never sent again; by itself once the network is back. */
export function UnknownOutcomeView(view: ProposalView) {
  const { send } = view
  useWhenOnline(useCallback(() => send({ type: 'status.checked' }), [send]))
  return (
    <JourneyScreen {...view} actions={<EventButton {...view} event="status.checked" />}>
      <Stack>
        <Notice kind="warn">{view.model.problem}</Notice>
        <p>Nothing was charged. Your proposal counts once, however often you check.</p>
      </Stack>
    </JourneyScreen>
  )
}
