import type { proveOwnerMachine } from '#machines/purchase/prove-owner/prove-owner.machine.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { EventButton } from '../event-button.tsx'
import type { ViewProps } from '../journey.ts'
import { JourneyScreen } from '../journey-screen.tsx'

/** The masked number, and the button that sends the code. */
export function AskCodeView(view: ViewProps<typeof proveOwnerMachine>) {
  const { problem, mobile } = view.model
  return (
    <JourneyScreen {...view}>
      <Stack>
        {problem && <Notice kind="error">{problem}</Notice>}
        <p>The code goes to {mobile}.</p>
        <Button size="large" busy={view.screen.busy} onClick={() => view.send({ type: 'code.requested' })}>
          {view.journey.events['code.requested']?.label}
        </Button>
        <EventButton {...view} event="search.restarted" variant="quiet" size="medium" />
      </Stack>
    </JourneyScreen>
  )
}
