import { messages } from '#machines/reference/messages.ts'
import type { ViewProps } from '../journey/journey.ts'
import { JourneyScreen } from '../journey/journey-screen.tsx'
import { Button } from '../ui/actions/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'

/** The journey could not begin: nothing is lost, and nothing is made up (C-111). */
export const NotStarted = (view: ViewProps) => (
  <JourneyScreen {...view}>
    <Notice
      kind="error"
      action={
        <Button size="small" onClick={() => view.send({ type: 'start.retried' })}>
          {view.journey.events['start.retried']?.label}
        </Button>
      }
    >
      {view.screen.problem ?? messages.journey.startFailed}
    </Notice>
  </JourneyScreen>
)
